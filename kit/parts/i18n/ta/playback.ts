import type { words as english } from '../en/playback.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'இயக்கம்',
  nothing: 'இயக்க இன்னும் எதுவும் இல்லை: பகுதிகள் எதிலிருந்து வெட்டப்படுகின்றன எனத் தேர்ந்தெடுக்கவும்.',
  stale: 'அதன் பின் பகுதிகள் மாற்றப்பட்டன.',
  again: 'இப்போதுள்ளபடி இயக்கு',
  cuts: 'வெட்டுகள்',
  cut: '%{from} – %{to}',
  begin: 'தொடக்கம், %{to}',
  place: '%{count} இல் %{place}',
  noMedia: '%{name}: ஊடகம் இல்லை.',
  media: {
    title: 'ஊடகம்',
    none: 'இன்னும் படமோ ஒலியோ இல்லை.',
    main: 'முதன்மை',
    rate: '%{rate} சட்டம்/வினாடி',
    tracks: {
      video: 'படம்',
      audio: 'ஒலி',
    },
    choose: 'ஊடகம் பதிவேற்று',
    hint: 'துண்டாக்கிய MP4; படமும் ஒலியும் இரு கோப்புகளாக.',
    saveFirst: 'சேமித்த பிறகே ஊடகத்தைப் பதிவேற்றலாம்.',
    readOnly: 'படிக்க மட்டும் திறந்திருக்கும்போது ஊடகத்தை மாற்ற முடியாது.',
    sending: '%{name} பதிவேறுகிறது',
    checking: 'சரிபார்க்கப்படுகிறது...',
    done: '%{name}: %{kind}, %{length}',
    refused: '%{name} ஏற்கப்படவில்லை.',
  },
}
