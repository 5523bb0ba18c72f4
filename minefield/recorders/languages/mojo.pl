# What Mojo::URL reads, whose accessors decode, and where Mojo::UserAgent dials.

use strict;
use warnings;
use Encode qw(decode encode);
use MIME::Base64 qw(decode_base64 encode_base64);

BEGIN { eval { require Mojolicious; require Mojo::URL; require Mojo::UserAgent; 1 } or exit 3 }

$| = 1;
my $agent = Mojo::UserAgent->new(connect_timeout => 2, inactivity_timeout => 2, max_redirects => 0);

sub field {
    my ($value) = @_;
    return "-" unless defined $value;
    return "!" if ref $value;
    return "=" . encode_base64(encode("UTF-8", $value), "");
}

# dialled.c notes the address.
sub dial {
    my ($url) = @_;
    return unless ($url->protocol // "") =~ /^https?$/;
    eval { $agent->get($url) };
}

sub answer {
    my ($reference, $base) = @_;
    my @fields = (undef) x 7;
    my $url = eval { Mojo::URL->new($reference) };
    if ($url) {
        my $query = $url->query->to_string;
        @fields = ("", $url->scheme, $url->userinfo, $url->host, $url->port, $url->path->to_string, $query eq "" ? undef : $query);
    }
    my $target = defined $base && $url ? eval { $url->to_abs(Mojo::URL->new($base)) } : undef;
    my $goal = defined $base ? $target : $url;
    dial($goal) if $goal;
    return (@fields, defined $base ? ($target ? $target->to_unsafe_string : \"refused") : undef, undef);
}

print "Mojolicious ", Mojolicious->VERSION, "\n";
while (my $line = <STDIN>) {
    chomp $line;
    my ($reference, $base) = map { $_ eq "-" ? undef : decode("UTF-8", decode_base64(substr $_, 1)) } split /\t/, $line;
    print join("\t", map { field($_) } answer($reference, $base)), "\n";
}
