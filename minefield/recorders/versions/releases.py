"""Prints the releases of a package of Python with the days on which they were published, as JSON: releases.py PACKAGE"""

import json
import sys

from pip._internal.commands import create_command

command = create_command("index")
options, _ = command.parse_args(["versions", sys.argv[1]])
with command.main_context():
    session = command.get_default_session(options)
    finder = command._build_package_finder(options=options, session=session, target_python=None, ignore_requires_python=True)
    days = {}
    for candidate in finder.find_all_candidates(sys.argv[1]):
        day = candidate.link.upload_time
        if day is not None:
            version = str(candidate.version)
            days[version] = min(str(day)[:10], days.get(version, "9"))
print(json.dumps([{"version": version, "date": date} for version, date in days.items()]))
