import type { words as english } from '../en/preview.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  titleOf: '%{name}: முன்னோட்டம்',
  open: 'முன்னோட்டம்',
  place: '%{place} / %{count}',
  previous: 'முந்தைய தலைப்பு',
  next: 'அடுத்த தலைப்பு',
  openEditor: 'திருத்தியில் திற',
  side: 'காட்டப்படும் பதிப்பு',
  sides: { published: 'பார்வையாளர்கள் காண்பது', draft: 'வரைவு', other: 'சேமிப்பில் உள்ளபடி' },
  noImage: 'இன்னும் படம் இல்லை',
  images: 'படங்கள்',
  external: 'வேறிடத்தில் உள்ள படங்கள்',
  play: 'இயக்கு',
  stopPlaying: 'படத்திற்குத் திரும்பு',
  nothingToPlay: 'இயக்க எதுவுமில்லை: இத்தலைப்பின் திரைப்படம் இந்தச் சேவையகத்தில் இல்லை.',
  cannotPlay: 'திரைப்படத்தை இயக்க இயலவில்லை. முகவரி தவறாக இருக்கலாம் அல்லது கோப்பு இல்லாமல் போயிருக்கலாம்.',
  texts: 'பெயர்களும் உரைகளும்',
  noText: 'இல்லை',
  availability: 'கிடைக்கும் தன்மை',
  noProducts: 'நீங்கள் காணக்கூடிய எந்தத் தயாரிப்பிலும் இது இல்லை.',
  facts: 'விவரங்கள்',
  noFacts: 'வேறு எதுவும் நிரப்பப்படவில்லை.',
  segments: 'பகுதிகள்',
  segmentCount: '%{smart_count} பகுதி, %{length} |||| %{smart_count} பகுதிகள், %{length}',
  segment: '%{kind}, %{length}',
}
