# What Ruby reads: URI, and where Net::HTTP dials.

require "net/http"
require "uri"
require_relative "protocol"

# dialled.c notes the address.
def dial(uri)
  return unless uri.is_a?(URI::HTTP)
  Net::HTTP.start(uri.hostname, uri.port, nil, use_ssl: uri.scheme == "https") { nil }
rescue StandardError
  nil
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

serve("Ruby #{RUBY_VERSION}, uri #{URI::VERSION}") { |reference, base| answer(reference, base) }
