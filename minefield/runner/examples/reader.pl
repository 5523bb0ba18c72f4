# The expression of RFC 3986 Appendix B as a reader, in Perl without modules from elsewhere.
use strict;
use warnings;
use JSON::PP;

$| = 1;
my $json = JSON::PP->new->utf8;
while (my $line = <STDIN>) {
    my $reference = $json->decode($line)->{reference};
    $reference =~ m{^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\?([^#]*))?}s;
    my ($scheme, $authority, $path, $query) = ($1, $2, $3, $4);
    my ($userinfo, $host, $port) = ($authority // "") =~ m{^(?:(.*)\@)?(.*?)(?::(\d*))?$}s;
    my %parts = (scheme => $scheme, userinfo => $userinfo, host => $host, port => $port, path => $path);
    print $json->encode({ %parts, query => $query }), "\n";
}
