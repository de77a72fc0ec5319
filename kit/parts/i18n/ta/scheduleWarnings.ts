import type { words as english } from '../en/scheduleWarnings.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  none: 'எச்சரிக்கைகள் இல்லை',
  noneWhy: 'திரையில் உள்ள நாட்களில் எந்தக் குறையும் இல்லை.',
  overlap: 'மேற்பொருந்தல்',
  place: '%{title}, %{time}',
  more: 'மேலும் %{smart_count} |||| மேலும் %{smart_count}',
  fillBoth: 'இரண்டையும் நிரப்பு, %{length}',
  fillAll: '%{count} இடைவெளிகளையும் நிரப்பு, %{length}',
  repairOf: '%{repair}: %{place}',
  repairs: {
    fill: 'நிரப்பு',
    close: 'மூடு',
    push: 'தள்ளு',
    replace: 'மாற்று',
    unpin: 'பொருத்தம் நீக்கு',
    see: 'பார்',
  },
  channel: {
    st: 'அலைவரிசையே வெளியிடப்படவில்லை',
    ends: 'அலைவரிசை %{date} அன்று முடிகிறது',
    begins: 'அலைவரிசை %{date} அன்று தொடங்குகிறது',
    vce: 'அலைவரிசை நிறுத்தப்பட்டுள்ளது',
    prd: 'அலைவரிசை இந்தத் தயாரிப்பில் இல்லை',
  },
  steps: {
    close: 'இடைவெளியை மூடுதல்',
    push: 'மேற்பொருந்துவதைத் தள்ளுதல்',
    unpin: 'பொருத்தத்தை நீக்குதல்',
  },
  expiring: 'உரிமைகள் விரைவில் முடியும்',
  expires:
    '%{when} முடிவடையும், இன்னும் ஒரு முறை ஒளிபரப்பாகும் |||| %{when} முடிவடையும், இன்னும் %{smart_count} முறை ஒளிபரப்பாகும்',
  expired:
    '%{when} முடிவடைந்தது, இன்னும் ஒரு முறை ஒளிபரப்பாகும் |||| %{when} முடிவடைந்தது, இன்னும் %{smart_count} முறை ஒளிபரப்பாகும்',
  tooLate: 'உரிமை முடிந்தபின் ஒளிபரப்பாகும்',
  repeats: 'விரைவான மறுஒளிபரப்பு',
  after: '%{length} இடைவெளி',
  directly: 'உடனடியாக அடுத்தது',
  adLoad: 'மணிநேர விளம்பரங்கள்',
  ads: {
    hourFull: 'மணிக்கு %{value}, வரம்பு %{limit}',
    manyBreaks: 'மணிக்கு %{value} இடைவேளைகள், வரம்பு %{limit}',
    longBreak: '%{value} இடைவேளை, அதிகபட்சம் %{limit}',
    closeBreaks: 'அடுத்த இடைவேளைக்கு %{value}, குறைந்தது %{limit}',
  },
}
