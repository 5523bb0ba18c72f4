"""What a release of a library of Python reads, which lies in the folder PYTHONPATH: python.py ID. Old ones import names that
Python 3.10 moved; here they find them."""

import collections
import collections.abc
import os
import runpy
import sys

for name in ("Mapping", "MutableMapping", "Sequence", "Callable", "Iterable", "Set", "OrderedDict"):
    if not hasattr(collections, name):
        setattr(collections, name, getattr(collections.abc, name))

recorders = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.environ["WITHOUT_DIALLING"] = "1"
of_set = sys.argv[1] == "httpx"
script = os.path.join(recorders, "python/reader.py" if of_set else "python.py")
sys.path[0] = os.path.dirname(script)
sys.path.insert(0, recorders)
runpy.run_path(script, run_name="__main__")
