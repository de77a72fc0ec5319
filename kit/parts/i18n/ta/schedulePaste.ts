import type { words as english } from '../en/schedulePaste.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'வரிசைகளை ஒட்டு',
  ok: '%{smart_count} வரிசையைச் சேர் |||| %{smart_count} வரிசைகளைச் சேர்',
  nothing: 'முதலில் வரிசைகளை ஒட்டவும்',
  noneFits: 'எந்த வரிசையையும் சேர்க்க முடியாது',
  rows: 'விரிதாள் வரிசைகள்',
  hint: 'தொடக்கம், தலைப்பு அல்லது ஐடி, நீளம், வகை; தொடக்கம் இல்லாத வரிசை முந்தையதைத் தொடரும்.',
  line: 'வரிசை',
  note: 'குறிப்பு',
  reading: 'தலைப்பு தேடப்படுகிறது',
  columns: {
    date: 'தேதி',
    start: 'தொடக்கம்',
    title: 'தலைப்பு',
    length: 'நீளம்',
    kind: 'வகை',
  },
  problem: '%{column}: %{problem}.',
  problems: {
    unreadable: 'படிக்க முடியவில்லை',
    missing: 'இல்லை',
    unknown: 'அறியப்படவில்லை',
    ambiguous: 'அப்பெயரில் பல உள்ளன',
    noLength: 'தெரியவில்லை, உள்ளிடவும்',
  },
}
