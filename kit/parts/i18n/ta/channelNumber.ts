import type { words as english } from '../en/channelNumber.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  change: 'அலைவரிசை எண்ணை மாற்று...',
  changeText: 'உடனடியாக, பார்வையாளர்கள் காண்பதில்',
  title: '%{name} அலைவரிசை எண்',
  number: 'அலைவரிசை எண்',
  help: 'பார்வையாளர்களுக்கு உடனே கிடைக்கும். அலைவரிசையின் மற்றவை மாறாது.',
  ok: 'எண்ணை மாற்று',
  notYet: 'வேறு எண்ணை உள்ளிடவும்',
  taken: 'அலைவரிசை எண் %{number} ஏற்கெனவே %{name} பயன்படுத்துகிறது.',
  duplicate: 'நகல் அலைவரிசை எண்',
}
