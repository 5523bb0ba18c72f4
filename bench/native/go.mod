module urikit/bench/native

go 1.21
