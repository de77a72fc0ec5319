import type { words as english } from '../en/why.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  ask: 'ஏன் என்னால் முடியாது …?',
  title: 'ஏன் முடியாது?',
  missing: 'இதற்கு %{page} (%{code}) மீது “%{action}” உரிமை தேவை. உங்கள் பங்குகள் எதுவும் அதைத் தரவில்லை.',
  have: 'அந்த உரிமை உள்ள பங்குகள்',
  more: 'மேலும் %{smart_count} பங்கு |||| மேலும் %{smart_count} பங்குகள்',
  nobody: 'எந்தப் பங்குக்கும் அந்த உரிமை இல்லை.',
  table: 'பங்கு அட்டவணையைத் திற',
  lockedBy: '%{name} இதைத் திருத்துகிறார்; பூட்டு அவரிடம் உள்ளது.',
  status: 'இந்த நிலையில் பயனற்றவை:',
  toFields: 'புலங்களைக் காட்டு',
  nothingToRedo: 'மீண்டும் செய்ய எதுவுமில்லை',
  hidden: 'இங்கே உங்களால் செய்ய முடியாதவை',
  none: 'உங்கள் பங்குகளும் தற்போதைய நிலையும் இங்கே எல்லாவற்றையும் அனுமதிக்கின்றன.',
  close: 'புரிந்தது',
}
