// What Go reads: net/url, and where net/http dials.
package main

import (
	"bufio"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"runtime"
	"strings"
)

// A field: absent, or a text.
func field(text string, there bool) string {
	if !there {
		return "-"
	}
	return "=" + base64.StdEncoding.EncodeToString([]byte(text))
}

// Absent and empty are one for what cannot tell them apart.
func told(text string) string {
	return field(text, text != "")
}

func userinfo(user *url.Userinfo) string {
	if user == nil {
		return "-"
	}
	text := user.Username()
	if password, set := user.Password(); set {
		text += ":" + password
	}
	return field(text, true)
}

func query(u *url.URL) string {
	return field(u.RawQuery, u.RawQuery != "" || u.ForceQuery)
}

var dialled string

var client = http.Client{Transport: &http.Transport{
	DialContext: func(_ context.Context, _ string, address string) (net.Conn, error) {
		host, port, err := net.SplitHostPort(address)
		if err == nil {
			dialled = host + " " + port
		}
		return nil, errors.New("not dialled")
	},
}}

func dials(text string) string {
	dialled = ""
	if response, err := client.Get(text); err == nil {
		response.Body.Close()
	}
	if dialled == "" {
		return "!"
	}
	return field(dialled, true)
}

func text(encoded string) string {
	octets, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(encoded, "="))
	if err != nil {
		panic(err)
	}
	return string(octets)
}

func answer(reference string, base string) []string {
	fields := []string{"-", "-", "-", "-", "-", "-", "-"}
	if u, err := url.Parse(reference); err == nil {
		fields = []string{"=", told(u.Scheme), userinfo(u.User), told(u.Hostname()), told(u.Port()), field(u.Path, true), query(u)}
	}
	if base == "-" {
		return append(fields, "-", dials(reference))
	}
	if b, err := url.Parse(text(base)); err == nil {
		if u, err := b.Parse(reference); err == nil {
			return append(fields, field(u.String(), true), dials(u.String()))
		}
	}
	return append(fields, "!", "-")
}

func main() {
	fmt.Println(strings.Replace(runtime.Version(), "go", "Go ", 1))
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		reference, base, _ := strings.Cut(lines.Text(), "\t")
		fmt.Println(strings.Join(answer(text(reference), base), "\t"))
	}
}
