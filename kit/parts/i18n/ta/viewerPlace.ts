import type { words as english } from '../en/viewerPlace.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  label: 'பார்வையாளரின் முகவரி',
  in: 'இட மேலெழுதலின்படி %{country}',
  none: 'எந்த இட மேலெழுதல் வரம்பிலும் இல்லை',
  wrong: 'இது முகவரி அல்ல: 0 முதல் 255 வரை நான்கு எண்கள், அல்லது IPv6.',
  failed: 'அது எங்குள்ளது என்று கேட்க முடியவில்லை',
}
