/** Who looks at a storefront, on what, and when. */
export const words = {
  device: 'சாதனம்',
  language: 'மொழி',
  now: 'இப்போது',
  moment: {
    label: 'நேரம்',
    slider: 'மாற்றம் நிகழும் நேரங்கள்',
    before: 'முந்தைய மாற்றம்',
    after: 'அடுத்த மாற்றம்',
    stops: 'மாற்றம் நிகழும் %{smart_count} நேரம் |||| மாற்றம் நிகழும் %{smart_count} நேரங்கள்',
  },
  audience: {
    label: 'பார்வையாளர்கள்',
    anyone: 'எவரும்',
    has: '%{name}: %{values}',
    none: 'இந்தப் பக்கம் கொள்கைப் பண்புகள் எதையும் கேட்கவில்லை',
  },
  side: { label: 'வரைவு அல்லது நேரலை', draft: 'வரைவு', live: 'நேரலை', none: 'இந்தப் பக்கம் வெளியிடப்பட்டதே இல்லை' },
  stress: {
    label: 'தளவமைப்புச் சோதனை',
    rtl: 'வலமிருந்து இடம் எழுத்து',
    long: 'நீண்ட உரைகள்',
    rtlShort: 'வலமிருந்து',
    longShort: 'நீளம்',
  },
  changes: {
    count: '%{smart_count} மாற்றம் |||| %{smart_count} மாற்றங்கள்',
    mark: 'முன்னோட்டத்தில் மாற்றங்களைக் குறி',
    unmark: 'மாற்றங்களைக் குறிப்பதை நிறுத்து',
    before: 'நேரலையில் உள்ளதைப் பார்',
    after: 'வரைவைப் பார்',
  },
  next: {
    starts: '%{name} தொடங்கும்',
    ends: '%{name} முடியும்',
    more: 'மேலும் %{smart_count} |||| மேலும் %{smart_count}',
    line: 'அடுத்த மாற்றம் %{at}: %{what}',
    look: 'அப்போது பார்',
  },
  who: {
    title: 'இதை யார் பார்க்கிறார்கள்',
    titles: '%{smart_count} தலைப்பு |||| %{smart_count} தலைப்புகள்',
    seen: 'காட்டப்படுகிறது',
    emptyIn: '%{smart_count} நாளில் காலியாகும் |||| %{smart_count} நாட்களில் காலியாகும்',
  },
}
