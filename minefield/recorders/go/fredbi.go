package main

import "github.com/fredbi/uri"

// RFC 3986 of go-openapi's author.
func fredbiURI() reader {
	return reader{
		version: "fredbi/uri " + versionOf("github.com/fredbi/uri"),
		read: func(reference string) (components, error) {
			parsed, err := uri.ParseReference(reference)
			if err != nil {
				return components{}, err
			}
			authority := parsed.Authority()
			path := authority.Path()
			return components{
				told(parsed.Scheme()), told(authority.UserInfo()), told(authority.Host()), told(authority.Port()),
				&path, told(parsed.Query().Encode()),
			}, nil
		},
	}
}
