// net/url of Go as a reader.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
)

type question struct {
	Reference string
	Base      *string
}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var asked question
		json.Unmarshal(lines.Bytes(), &asked)
		answer, _ := json.Marshal(read(asked))
		fmt.Println(string(answer))
	}
}

func read(asked question) any {
	parts, err := url.Parse(asked.Reference)
	if err != nil {
		return false
	}
	path := parts.Path
	if parts.Opaque != "" {
		path = parts.Opaque
	}
	answer := map[string]any{
		"scheme": parts.Scheme, "host": parts.Hostname(), "port": parts.Port(), "path": path, "query": parts.RawQuery,
	}
	if parts.User != nil {
		answer["userinfo"] = parts.User.String()
	}
	if asked.Base != nil {
		if base, err := url.Parse(*asked.Base); err == nil {
			answer["target"] = base.ResolveReference(parts).String()
		}
	}
	return answer
}
