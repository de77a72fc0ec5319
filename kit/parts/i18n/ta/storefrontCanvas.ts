/** The preview of storefronts: what is drawn around rails, and why some are empty. */
export const words = {
  marks: {
    ratio: '%{ratio} படம் இல்லை',
    language: 'இந்த மொழியில் பெயர் இல்லை',
    twice: 'இந்தத் தாவலின் வேறொரு கொள்கலனிலும் உள்ளது',
  },
  notes: '%{smart_count} குறிப்பு |||| %{smart_count} குறிப்புகள்',
  badges: {
    new: 'புதியது',
    leaving: 'விரைவில் நீங்கும்',
    live: 'நேரலை',
    upcoming: 'விரைவில் வரும்',
    daysLeft: 'இன்னும் %{smart_count} நாள் |||| இன்னும் %{smart_count} நாட்கள்',
  },
  viewer: { watch: 'பார்', myList: 'என் பட்டியல்', sponsored: 'விளம்பரதாரர்' },
  empty: {
    notChosen: 'இந்தக் கொள்கலனுக்கு இன்னும் எதுவும் தேர்ந்தெடுக்கப்படவில்லை.',
    foreign: 'இதன் உள்ளடக்கம் வேறு சேவையிலிருந்து வருகிறது; இங்கே காட்டப்படாது.',
    noMatch: 'எந்தத் தலைப்பும் பொருந்தவில்லை.',
    failed: 'உள்ளடக்கத்தைப் படிக்க முடியவில்லை.',
  },
  nothing: {
    storefront: 'இன்னும் தாவல்கள் இல்லை: முதலாவதை மேலே சேர்க்கவும்.',
    tab: 'இந்தத் தாவலில் இன்னும் கொள்கலன்கள் இல்லை.',
    collection: 'இந்தத் தொகுப்பில் இன்னும் கொள்கலன்கள் இல்லை.',
  },
  hidden: {
    notYet: '%{smart_count} தலைப்பு இன்னும் தொடங்கவில்லை |||| %{smart_count} தலைப்புகள் இன்னும் தொடங்கவில்லை',
    expired: '%{smart_count} தலைப்பு காலாவதியானது |||| %{smart_count} தலைப்புகள் காலாவதியாகின',
    voiceOff: '%{smart_count} தலைப்பு நிறுத்தப்பட்டுள்ளது |||| %{smart_count} தலைப்புகள் நிறுத்தப்பட்டுள்ளன',
    notPublished: '%{smart_count} தலைப்பு வெளியிடப்படவில்லை |||| %{smart_count} தலைப்புகள் வெளியிடப்படவில்லை',
    productMissing: '%{smart_count} தலைப்பு இந்தத் தயாரிப்பில் இல்லை |||| %{smart_count} தலைப்புகள் இந்தத் தயாரிப்பில் இல்லை',
    policy: '%{smart_count} தலைப்பு கொள்கையால் மறுக்கப்படுகிறது |||| %{smart_count} தலைப்புகள் கொள்கையால் மறுக்கப்படுகின்றன',
  },
  kinds: {
    banner: 'பதாகை',
    carousel: 'சுழல் வரிசை',
    grid: 'கட்டம்',
    rounded: 'வட்டம்',
    regular: 'வழக்கமானது',
    Collection: 'தொகுப்பு',
  },
  changes: { added: 'சேர்க்கப்பட்டது', removed: 'நீக்கப்பட்டது', changed: 'மாற்றப்பட்டது', moved: 'நகர்த்தப்பட்டது' },
  acts: {
    label: '%{name} செயல்கள்',
    up: 'மேலே நகர்த்து',
    down: 'கீழே நகர்த்து',
    duplicate: 'நகலெடு',
    remove: 'நீக்கு',
  },
  devices: { tv: 'டிவி', browser: 'உலாவி', tablet: 'டேப்லெட்', mobile: 'கைபேசி', all: 'எல்லாச் சாதனங்களும்' },
  foot: {
    scale: '%{device}, %{size}, அளவு %{scale}',
    interact: 'ஊடாடு',
    interactHint: 'பார்வையாளர் போல முன்னோட்டத்தைப் பயன்படுத்து (I)',
  },
  lacking: {
    count: '%{smart_count} தலைப்புக்குப் படம் அல்லது பெயர் இல்லை |||| %{smart_count} தலைப்புகளுக்குப் படம் அல்லது பெயர் இல்லை',
    list: 'இது இல்லாத எல்லா %{type}: %{what}',
  },
}
