# What Perl's URI reads, and where LWP dials.

use strict;
use warnings;
no warnings qw(redefine);
use Encode qw(decode encode);
use MIME::Base64 qw(decode_base64 encode_base64);

BEGIN { eval { require URI; require LWP::UserAgent; require LWP::Protocol::http; 1 } or exit 3 }

$| = 1;
my $dialled;
*LWP::Protocol::http::_new_socket = sub {
    my (undef, $host, $port) = @_;
    $dialled = "$host $port" if defined $host;
    die "not dialled\n";
};
my $agent = LWP::UserAgent->new(env_proxy => 0);

sub field {
    my ($value) = @_;
    return "-" unless defined $value;
    return "!" if ref $value;
    return "=" . encode_base64(encode("UTF-8", $value), "");
}

sub told {
    my ($uri, $method) = @_;
    my $value = $uri->can($method) ? eval { $uri->$method } : undef;
    return $value;
}

sub dials {
    my ($uri) = @_;
    return undef unless ($uri->scheme // "") =~ /^https?$/;
    $dialled = undef;
    eval { $agent->simple_request(HTTP::Request->new(GET => $uri)) };
    return $dialled // \"refused";
}

sub answer {
    my ($reference, $base) = @_;
    my @fields = (undef) x 7;
    my $uri = eval { URI->new($reference) };
    if ($uri) {
        # It cannot tell the default port from none.
        my $port = told($uri, "port");
        my $default = told($uri, "default_port");
        $port = undef if defined $port && defined $default && $port eq $default;
        @fields = ("", $uri->scheme, told($uri, "userinfo"), told($uri, "host"), $port, told($uri, "path"), told($uri, "query"));
    }
    return (@fields, undef, $uri ? dials($uri) : undef) unless defined $base;
    my $target = eval { URI->new_abs($reference, $base) };
    return (@fields, $target ? ("$target", dials($target)) : (\"refused", undef));
}

print "Perl ", substr($^V, 1), ", URI ", URI->VERSION, ", LWP ", LWP::UserAgent->VERSION, "\n";
while (my $line = <STDIN>) {
    chomp $line;
    my ($reference, $base) = map { $_ eq "-" ? undef : decode("UTF-8", decode_base64(substr $_, 1)) } split /\t/, $line;
    print join("\t", map { field($_) } answer($reference, $base)), "\n";
}
