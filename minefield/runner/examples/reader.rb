# URI of Ruby as a reader.
require "json"
require "uri"

$stdout.sync = true
$stdin.each_line do |line|
  asked = JSON.parse(line)
  answer = begin
    read = URI.parse(asked["reference"])
    parts = { scheme: read.scheme, userinfo: read.userinfo, host: read.host, port: read.port&.to_s }
    parts.update(path: read.opaque || read.path, query: read.query)
    parts[:target] = URI.join(asked["base"], asked["reference"]).to_s if asked["base"]
    parts
  rescue URI::Error, ArgumentError
    false
  end
  puts JSON.generate(answer)
end
