import type { words as english } from '../en/configuration.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  back: 'அமைப்புகளுக்குத் திரும்பு',
  none: 'அமைப்புகள் இல்லை',
  panel: 'பதிப்புகளும் தணிக்கையும்',
  revision: 'திருத்தம் %{n}',
  columns: {
    n: 'பெயர்',
    app: 'செயலி',
    type: 'வகை',
    st: 'நிலை',
    ut: 'மாற்றியது',
  },
  fields: {
    n: 'பெயர்',
    app: 'செயலி',
    type: 'வகை',
    attrs: 'மதிப்புகள்',
    schema: 'மதிப்புகளின் JSON திட்டம்',
  },
  shownAs: 'மதிப்புகளைத் திருத்தும் முறை',
  as: {
    menu: 'பட்டி',
    items: 'உருப்படிகள்',
    form: 'படிவம்',
    json: 'உரையாக (JSON)',
  },
  done: {
    created: '%{name} உருவாக்கப்பட்டது.',
    saved: '%{name} சேமிக்கப்பட்டது.',
    published: '%{name} வெளியிடப்பட்டது; உடனே நடைமுறைக்கு வரும்.',
  },
  baseMoved: 'இதற்கிடையே வேறொரு பதிப்பு வெளியிடப்பட்டது',
  baseMovedText: 'வெளியிட்டால் இந்த வரைவு அதன் இடத்தைப் பிடிக்கும்; அது பதிப்புகளில் இருக்கும்.',
  takesAway: '%{name} ஐப் படிப்போர் இனி இயல்பு மதிப்புகளைப் பயன்படுத்துவர். மீட்டெடுக்கலாம்.',
  sameAsForm: 'படிவத்தில் உள்ளதே.',
  moreChanges: 'மேலும் %{smart_count} மாற்றம் |||| மேலும் %{smart_count} மாற்றங்கள்',
  rollBack: 'V%{n} க்குத் திரும்பு',
  bringBack: 'V%{n} ஐப் படிவத்தில் கொண்டு வா',
}
