# What Ruby reads: URI, and where Net::HTTP dials.

require "net/http"
require "uri"

def field(value)
  case value
  when nil then "-"
  when false then "!"
  else "=" + [value.to_s].pack("m0")
  end
end

# dialled.c notes the address.
def dial(uri)
  return unless uri.is_a?(URI::HTTP)
  Net::HTTP.start(uri.hostname, uri.port, nil, use_ssl: uri.scheme == "https") { nil }
rescue StandardError
  nil
end

def refusing
  yield
rescue StandardError
  false
end

def answer(reference, base)
  uri = refusing { URI.parse(reference) }
  fields = [nil] * 7
  if uri
    # It cannot tell the default port from none.
    port = uri.port == uri.default_port ? nil : uri.port
    fields = ["", uri.scheme, uri.userinfo, uri.host, port, uri.path, uri.query]
  end
  target = base && refusing { URI.join(base, reference) }
  goal = base.nil? ? uri : target
  dial(goal) if goal
  fields + [target.nil? ? nil : target && target.to_s, nil]
end

puts "Ruby #{RUBY_VERSION}, uri #{URI::VERSION}"
$stdout.flush
while (line = $stdin.gets)
  reference, base = line.chomp.split("\t").map do |text|
    text == "-" ? nil : text[1..].unpack1("m0").force_encoding("UTF-8")
  end
  puts answer(reference, base).map { |value| field(value) }.join("\t")
  $stdout.flush
end
