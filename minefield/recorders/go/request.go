package main

import (
	"bufio"
	"net/http"
	"runtime"
	"strings"
)

// net/http of a server: a reference as the target of a request.
func request() reader {
	return reader{
		version: strings.Replace(runtime.Version(), "go", "Go ", 1) + ", http.ReadRequest",
		read: func(reference string) (components, error) {
			head := "GET " + reference + " HTTP/1.1\r\nHost: urikit.invalid\r\n\r\n"
			got, err := http.ReadRequest(bufio.NewReader(strings.NewReader(head)))
			if err != nil {
				return components{}, err
			}
			u := got.URL
			var userinfo *string
			if u.User != nil {
				user := u.User.Username()
				if password, set := u.User.Password(); set {
					user += ":" + password
				}
				userinfo = &user
			}
			return components{
				told(u.Scheme), userinfo, told(u.Hostname()), told(u.Port()),
				&u.Path, given(u.RawQuery, u.RawQuery != "" || u.ForceQuery),
			}, nil
		},
	}
}
