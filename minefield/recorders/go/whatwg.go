package main

import "github.com/nlnwa/whatwg-url/url"

// The URL Standard, as a web archive has it in Go.
func whatwg() reader {
	return reader{
		version: "nlnwa/whatwg-url " + versionOf("github.com/nlnwa/whatwg-url"),
		read: func(reference string) (components, error) {
			u, err := url.Parse(reference)
			if err != nil {
				return components{}, err
			}
			userinfo := u.Username()
			if u.Password() != "" {
				userinfo += ":" + u.Password()
			}
			path := u.Pathname()
			return components{
				told(u.Scheme()), told(userinfo), told(u.Hostname()), told(u.Port()), &path, told(u.Query()),
			}, nil
		},
		resolve: func(reference string, base string) (string, error) {
			u, err := url.ParseRef(base, reference)
			if err != nil {
				return "", err
			}
			return u.Href(false), nil
		},
	}
}
