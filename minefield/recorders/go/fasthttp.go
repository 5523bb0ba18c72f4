package main

import (
	"errors"
	"net"
	"regexp"

	"github.com/valyala/fasthttp"
)

// It tells host and port as one.
var port = regexp.MustCompile(`^(.*):([0-9]+)$`)

func hostAndPort(host string) (*string, *string) {
	if parts := port.FindStringSubmatch(host); parts != nil {
		return told(parts[1]), &parts[2]
	}
	return told(host), nil
}

// The URI of fasthttp, and where its client dials.
func fastHTTP() reader {
	dialled := ""
	client := fasthttp.Client{
		Dial: func(address string) (net.Conn, error) {
			if host, port, err := net.SplitHostPort(address); err == nil && dialled == "" {
				dialled = host + " " + port
			}
			return nil, errors.New("not dialled")
		},
	}
	return reader{
		version: "fasthttp " + versionOf("github.com/valyala/fasthttp"),
		read: func(reference string) (components, error) {
			var uri fasthttp.URI
			if err := uri.Parse(nil, []byte(reference)); err != nil {
				return components{}, err
			}
			host, port := hostAndPort(string(uri.Host()))
			userinfo := string(uri.Username())
			if password := string(uri.Password()); password != "" {
				userinfo += ":" + password
			}
			path := string(uri.Path())
			return components{
				told(string(uri.Scheme())), told(userinfo), host, port, &path, told(string(uri.QueryString())),
			}, nil
		},
		resolve: func(reference string, base string) (string, error) {
			var uri fasthttp.URI
			if err := uri.Parse(nil, []byte(base)); err != nil {
				return "", err
			}
			uri.Update(reference)
			return uri.String(), nil
		},
		dial: func(url string) string {
			dialled = ""
			client.Get(nil, url)
			return dialled
		},
	}
}
