import type { words as english } from '../en/status.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  published: 'வெளியானது',
  available: 'கிடைக்கிறது',
  draft: 'வரைவு',
  inProgress: 'பணியில்',
  processing: 'செயலாகிறது',
  archived: 'காப்பகத்தில்',
  expired: 'காலாவதி',
  future: 'வரவுள்ளது',
  pending: 'ஒப்புதலுக்கு',
  deleted: 'அழிக்கப்பட்டது',
  purged: 'நீங்கியது',
  locked: 'பூட்டப்பட்டது',
  error: 'பிழை',
  warning: 'எச்சரிக்கை',
  label: 'நிலை: %{word}',
  availability: {
    ACTIVE: 'நடப்பில்',
    EXPIRED: 'காலாவதி',
    FUTURE: 'வரவுள்ளது',
    ARCHIVED: 'காப்பகத்தில்',
    from: '%{date} முதல்',
    endsInDays: '%{smart_count} நாளில் முடியும் |||| %{smart_count} நாட்களில் முடியும்',
    range: '%{start} – %{end}',
    since: '%{start} முதல்',
    until: '%{end} வரை',
    always: 'தேதிகள் இல்லை',
  },
  lock: {
    you: 'நீங்கள்',
    byYou: 'உங்களால் பூட்டப்பட்டது',
    byOther: '%{name} பூட்டியுள்ளார்',
    anotherTab: 'வேறொரு தாவலில் உங்களால் பூட்டப்பட்டது',
  },
}
