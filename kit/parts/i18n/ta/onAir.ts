import type { words as english } from '../en/onAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'ஒளிபரப்பு நிலை',
  tabOn: 'ஒளிபரப்பில் உள்ளது',
  endsBy: 'கணக்கில் கொள்ளப்படுவது “%{field}”',
  on: '%{product}: ஒளிபரப்பில் உள்ளது',
  off: '%{product}: ஒளிபரப்பில் இல்லை',
  blocked: '%{smart_count} காரணம் தடுக்கிறது |||| %{smart_count} காரணங்கள் தடுக்கின்றன',
  looks: '%{smart_count} பார்க்க வேண்டும் |||| %{smart_count} பார்க்க வேண்டும்',
  nothingBlocks: 'பார்வையாளர்களைத் தடுப்பது எதுவுமில்லை',
  products: 'தயாரிப்பு',
  show: 'காட்டு',
  states: {
    archived: 'இது காப்பகத்தில் உள்ளது.',
    deleted: 'இது நீக்கப்பட்டது.',
    purged: 'இது முற்றிலும் அழிக்கப்பட்டது: வெளியிட எதுவும் இல்லை.',
    pending: 'ஒப்புதலுக்குக் காத்திருக்கிறது.',
    'pre-draft': 'ஒரு பணி இன்னும் இதைச் செயலாக்குகிறது.',
  },
  published: {
    blocksText: 'எந்தப் பதிப்பும் வெளியில் இல்லை.',
    fine: 'வெளியானது',
    fineText: 'பார்வையாளர்கள் காண்பது V%{n}.',
  },
  window: {
    blocksText: '%{end} அன்று முடிந்தது',
    fine: 'அதன் காலத்துக்குள்',
    fineText: '%{range}',
  },
  future: {
    blocks: 'இன்னும் தொடங்கவில்லை',
    blocksText: '%{start} அன்று தொடங்கும்',
  },
  product: {
    blocksText: 'அதன் தயாரிப்புகளில் %{product} இல்லை.',
    fine: 'இந்தத் தயாரிப்பில் உள்ளது',
    fineText: '%{product} அதன் தயாரிப்புகளில் ஒன்று.',
  },
  voice: {
    blocksText: 'குரல் குறி நிறுத்தப்பட்டது: எந்தத் தயாரிப்பிலும் தெரியாது.',
  },
  expiring: {
    look: 'அலைவரிசை விரைவில் காலாவதியாகும்',
    lookText: 'இதன் காலம் %{end} அன்று முடிகிறது.',
  },
  images: {
    look: 'பரிந்துரைத்த படங்கள் இல்லை',
    lookText: '%{names}',
  },
  languages: {
    look: 'மொழிபெயர்ப்புகள் இல்லை',
    lookText: '%{names}',
  },
  airWindow: {
    look: 'ஒளிபரப்புக் காலம் முடிந்தது அல்லது தொடங்கவில்லை',
    lookText: '%{range}',
  },
  terms: {
    look: 'எல்லாப் பார்வையாளர்களுக்கும் இல்லை',
    lookText: '%{names}',
  },
  parts: {
    look: 'சில பகுதிகள் இல்லாமல் இருக்கலாம்',
    lookText: '%{names}',
  },
  parents: {
    look: 'இது சார்ந்தது ஒளிபரப்பில் இல்லை',
    lookText: '%{names}',
  },
  conditional: {
    look: 'நிபந்தனையுடன் வெளியானது',
    lookText: '%{names}',
  },
  warnings: {
    look: 'தளத்தின் எச்சரிக்கை',
    lookText: '%{names}',
  },
  failed: {
    look: 'கடைசிச் செயலாக்கம் தோல்வியடைந்தது',
    lookText: '%{names}',
  },
  termNames: {
    con: 'நாடுகள்',
    det: 'சாதனங்கள்',
    sp: 'திட்டங்கள்',
    later: '%{start} முதல்',
  },
  partNames: {
    licencePassed: 'ஒரு பகுதியின் உரிமம் முடிந்தது',
    partsUnavailable: 'எல்லாப் பகுதிகளும் கிடைக்கவில்லை',
    segmentsUnavailable: 'ஒரு துண்டு கிடைக்கவில்லை',
  },
  mended: 'இந்தப் படிவத்தில் சரிசெய்யப்பட்டது: பார்வையாளர்களுக்குச் சேர வெளியிடவும்.',
  comes: 'பார்வையாளர்களுக்கு இன்னும் கிடைக்கிறது; இந்தப் படிவத்தை வெளியிட்டால் நின்றுவிடும்.',
  repairs: {
    product: '%{product} ஐச் சேர்',
    voice: 'இயக்கு',
    publish: 'வெளியிடு',
    approve: 'ஒப்புதல் அளி',
    restoreContent: 'மீட்டெடு',
  },
}
