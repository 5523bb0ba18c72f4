/** The lines that are counted first: some of every kind. */

export const FIRST = `https://www.example.org/
https://www.example.org/news?id=7
HTTPS://www.example.org:443/news?id=7#top
http://example.com:8080/%7Ejoe/
http://example.com:8080/~joe/
mailto:joe@example.com
urn:isbn:0451450523
../about
https://www.example.org/a b
http://[::1/
`;
