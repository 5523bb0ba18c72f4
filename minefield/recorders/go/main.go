// What the readers of Go read that are not net/url: main NAME. src/recorder.ts has the protocol.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
)

// Scheme, userinfo, host, port, path and query; nil is absent.
type components [6]*string

// A reader; what it cannot do is nil.
type reader struct {
	version string
	read    func(reference string) (components, error)
	resolve func(reference string, base string) (string, error)
	dial    func(url string) string // empty: nothing
}

var readers = map[string]func() reader{
	"fasthttp":   fastHTTP,
	"fredbi-uri": fredbiURI,
	"go-request": request,
	"whatwg-go":  whatwg,
}

func field(text *string) string {
	if text == nil {
		return "-"
	}
	return "=" + base64.StdEncoding.EncodeToString([]byte(*text))
}

// Absent and empty are one for what cannot tell them apart.
func told(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}

// What tells an empty one from none.
func given(text string, there bool) *string {
	if !there {
		return nil
	}
	return &text
}

func text(encoded string) string {
	octets, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(encoded, "="))
	if err != nil {
		panic(err)
	}
	return string(octets)
}

// The release of a module that is built in.
func versionOf(path string) string {
	info, _ := debug.ReadBuildInfo()
	for _, module := range info.Deps {
		if module.Path == path {
			return strings.TrimPrefix(module.Version, "v")
		}
	}
	os.Exit(3)
	return ""
}

func (one reader) answer(reference string, base string) string {
	fields := []string{"-", "-", "-", "-", "-", "-", "-"}
	if parts, err := one.read(reference); err == nil {
		fields = []string{"="}
		for _, part := range parts {
			fields = append(fields, field(part))
		}
	}
	goal, target := reference, "-"
	if base != "-" && one.resolve != nil {
		resolved, err := one.resolve(reference, text(base))
		goal, target = resolved, field(&resolved)
		if err != nil {
			return strings.Join(append(fields, "!", "-"), "\t")
		}
	}
	dialled := "-"
	if one.dial != nil {
		dialled = field(told(one.dial(goal)))
	}
	return strings.Join(append(fields, target, dialled), "\t")
}

func main() {
	start, known := readers[os.Args[1]]
	if !known {
		os.Exit(3)
	}
	one := start()
	fmt.Println(one.version)
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		reference, base, _ := strings.Cut(lines.Text(), "\t")
		fmt.Println(one.answer(text(reference), base))
	}
}
