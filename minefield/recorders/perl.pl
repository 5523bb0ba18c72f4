# What Perl's URI reads, and where LWP dials.

use strict;
use warnings;
use Encode qw(decode encode);
use MIME::Base64 qw(decode_base64 encode_base64);

BEGIN { eval { require URI; require LWP::UserAgent; require LWP::Protocol::http; 1 } or exit 3 }

$| = 1;
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

# dialled.c notes the address.
sub dial {
    my ($uri) = @_;
    return unless ($uri->scheme // "") =~ /^https?$/;
    eval { $agent->simple_request(HTTP::Request->new(GET => $uri)) };
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
    my $target = defined $base ? eval { URI->new_abs($reference, $base) } : undef;
    my $goal = defined $base ? $target : $uri;
    dial($goal) if $goal;
    return (@fields, defined $base ? ($target ? "$target" : \"refused") : undef, undef);
}

print "Perl ", substr($^V, 1), ", URI ", URI->VERSION, ", LWP ", LWP::UserAgent->VERSION, "\n";
while (my $line = <STDIN>) {
    chomp $line;
    my ($reference, $base) = map { $_ eq "-" ? undef : decode("UTF-8", decode_base64(substr $_, 1)) } split /\t/, $line;
    print join("\t", map { field($_) } answer($reference, $base)), "\n";
}
