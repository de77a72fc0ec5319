import type { words as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  rows: 'வரிசைகள்',
  columns: 'நெடுவரிசைகள்',
  filter: 'வடிகட்டி',
  clearFilters: 'வடிகட்டிகளை நீக்கு',
  clearAll: 'அனைத்தையும் நீக்கு',
  selected: '%{smart_count} தேர்வாகியுள்ளது |||| %{smart_count} தேர்வாகியுள்ளன',
  range: '%{total} இல் %{from}–%{to}',
  noSuchType: 'உங்களுக்கு “%{type}” பட்டியல் இல்லை',
  newItem: 'புதிய %{type}',
  statusOf: '%{type} நிலை',
  tableOf: '%{type} பட்டியல்',
  searchPlaceholder: 'தலைப்பு, விளக்கம், ID',
  untitled: 'தலைப்பில்லை',
  missingLanguages: '%{languages} இல்லை',
  yes: 'ஆம்',
  no: 'இல்லை',
  apply: 'பயன்படுத்து',
  noMatch: 'இந்த வடிகட்டிகளுக்குப் பொருந்தும் %{type} இல்லை',
  none: 'இன்னும் %{types} இல்லை',
  noneHint: 'நீங்கள் உருவாக்குபவை இங்கே தோன்றும்.',
  pages: 'பக்கங்கள்',
  previousPage: 'முந்தைய பக்கம்',
  nextPage: 'அடுத்த பக்கம்',
  pageNumber: 'பக்க எண்',
  ofPages: '/ %{pages}',
  draftChanged: 'வரைவில் மாற்றம்',
  flags: {
    licencePassed: 'உரிமம் முடிந்தது',
    partsUnavailable: 'பகுதிகள் இல்லை',
    segmentsUnavailable: 'துண்டுகள் இல்லை',
  },
  tabs: {
    all: 'அனைத்தும்',
  },
}
