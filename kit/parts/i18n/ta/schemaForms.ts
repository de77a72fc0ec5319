import type { words as english } from '../en/schemaForms.ts'
import type { Words } from '../Words.ts'

/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const words: Words<typeof english> = {
  moreMistakes: 'மேலும் %{smart_count} பிழை |||| மேலும் %{smart_count} பிழைகள்',
  kinds: {
    string: 'உரை',
    number: 'எண்',
    integer: 'முழு எண்',
    boolean: 'ஆம் அல்லது இல்லை',
    object: 'பொருள்',
    array: 'பட்டியல்',
    null: 'வெறுமை',
  },
  newName: 'புதிய புலத்தின் பெயர்',
  addField: 'புலத்தைச் சேர்',
  place: 'உள்ளீடு %{n}',
  unfold: '%{name} காட்டு',
  fold: '%{name} மறை',
  names: {
    empty: 'முதலில் பெயரைத் தட்டச்சிடுக',
    taken: 'அப்பெயரில் புலம் ஏற்கெனவே உள்ளது',
    form: 'அவ்வடிவப் பெயர்களுக்கு இங்கு அனுமதி இல்லை',
  },
  kindNames: {
    string: 'உரை',
    number: 'எண்',
    integer: 'முழு எண்',
    boolean: 'ஆம் அல்லது இல்லை',
    object: 'புலங்கள்',
    array: 'பட்டியல்',
    null: 'வெறுமை',
  },
  rows: {
    duplicate: '%{name} நகலெடு',
    duplicated: 'வரிசை %{n} மேலுள்ள வரிசையின் நகல்',
    putBack: 'அவ்வரிசையைத் திரும்பக் கொண்டுவா',
    isBack: 'வரிசை %{n} திரும்ப வந்தது',
    exactly: 'சரியாக %{smart_count} வரிசை |||| சரியாக %{smart_count} வரிசைகள்',
    between: '%{min} முதல் %{smart_count} வரிசைகள் |||| %{min} முதல் %{smart_count} வரிசைகள்',
    atLeast: 'குறைந்தது %{smart_count} வரிசை |||| குறைந்தது %{smart_count} வரிசைகள்',
    atMost: 'அதிகபட்சம் %{smart_count} வரிசை |||| அதிகபட்சம் %{smart_count} வரிசைகள்',
    noRepeats: 'எதுவும் இருமுறை கூடாது',
  },
  findField: 'புலத்தைத் தேடு',
  flawed: 'இத்திட்டவரைவின் சில பகுதிகளை அப்படியே பயன்படுத்த இயலாது',
  flaws: {
    elsewhere: '%{name} வேறோர் ஆவணத்தை விவரிக்கிறது; அது பெறப்படாது. இது JSON ஆகத் திருத்தப்படும், சேவையகம் சரிபார்க்கும்.',
    unsound: 'இங்கு “%{name}” தவறான வகை மதிப்பைக் கொண்டுள்ளது; அது விடப்பட்டது.',
    lost: '%{name} இத்திட்டவரைவில் எங்கும் செல்லவில்லை. இப்புலம் JSON ஆகத் திருத்தப்படும்.',
    circle: '%{name} தன்னிடமே திரும்புகிறது. இப்புலம் JSON ஆகத் திருத்தப்படும்.',
    pattern: '“%{name}” சுருங்குறித் தொடர் அல்ல; சரிபார்க்கப்படாது.',
    slowPattern: '“%{name}” முடிவற்ற நேரம் எடுக்கலாம்; இங்குச் சரிபார்க்கப்படாது.',
    deep: 'இத்திட்டவரைவு %{name} நிலைகளுக்கு மேல் செல்கிறது; அதற்கும் ஆழமானது இங்குச் சரிபார்க்கப்படாது.',
  },
  moreFlaws: 'மேலும் %{smart_count} குறை |||| மேலும் %{smart_count} குறைகள்',
  summary: {
    title: 'தவறானவை',
    error: '%{smart_count} பிழை சேமிப்பைத் தடுக்கிறது |||| %{smart_count} பிழைகள் சேமிப்பைத் தடுக்கின்றன',
    warning: 'வெளியிட %{smart_count} தேவை |||| வெளியிட %{smart_count} தேவைகள்',
    whole: 'முழுமை',
  },
}
