# What Addressable reads: Addressable::URI.parse, and join.

begin
  require "addressable/uri"
  require "addressable/version"
rescue LoadError
  exit 3
end
require_relative "../protocol"

def answer(reference, base)
  uri = refusing { Addressable::URI.parse(reference) }
  fields = uri ? ["", uri.scheme, uri.userinfo, uri.host, uri.port, uri.path, uri.query] : [nil] * 7
  target = base && refusing { Addressable::URI.join(base, reference).to_s }
  fields + [target, nil]
end

serve("Addressable #{Addressable::VERSION::STRING}") { |reference, base| answer(reference, base) }
