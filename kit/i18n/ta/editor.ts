import type { editor as english } from '../en/editor.ts'
import type { Words } from '../Words.ts'

export const editor: Words<typeof english> = {
  complete: '%{percent} நிறைவு',
  required: 'கட்டாயம்',
  optional: 'விருப்பத்திற்கு',
  errorsToFix: '%{smart_count} பிழை திருத்த வேண்டும் |||| %{smart_count} பிழைகள் திருத்த வேண்டும்',
}
