import { type Certificate, certificateAddress } from '@kaksha/domain/certificates';
import { ButtonLink, type ButtonProps } from '@kaksha/ui/button';
import { Award } from 'lucide-react';

interface CertificateLinkProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  certificate: Certificate;
}

/** Leads to the public page of the learner's certificate. */
export function CertificateLink({ certificate, ...buttonProps }: CertificateLinkProps) {
  const isValid = certificate.state === 'valid';
  return (
    <ButtonLink
      {...buttonProps}
      variant={isValid ? 'accent' : 'outline'}
      icon={<Award aria-hidden="true" />}
      to={certificateAddress(certificate.id)}
    >
      {isValid ? 'Certificate' : 'Revoked certificate'}
    </ButtonLink>
  );
}
