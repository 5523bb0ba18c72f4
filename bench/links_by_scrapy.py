# The extractor of Scrapy on a folder of pages: how many links it gives. Asked by bench/site.js.
import sys
from pathlib import Path

from scrapy import __version__
from scrapy.http import HtmlResponse
from scrapy.linkextractors import LinkExtractor

site, at = Path(sys.argv[1]), sys.argv[2]
extractor = LinkExtractor(
    tags=("a", "area", "img", "link"), attrs=("href", "src", "srcset"), deny_extensions=[], unique=False
)
links = 0
for path in site.rglob("*.html"):
    body = path.read_bytes()
    links += len(extractor.extract_links(HtmlResponse(at + path.relative_to(site).as_posix(), body=body, encoding="utf-8")))
print(f"Scrapy {__version__}\t{links}")
