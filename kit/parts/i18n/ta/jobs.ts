import type { words as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  kinds: {
    timedPublish: 'குறித்த நேர வெளியீடு',
    timedUnpublish: 'குறித்த நேரத்தில் வெளியீட்டைத் திரும்பப்பெறல்',
    reaggregate: 'மீண்டும் திரட்டல்',
    restoreOriginal: 'மூல வடிவ மீட்பு',
    bulkUpdate: 'மொத்தப் புதுப்பிப்பு',
    sortEpisodes: 'அத்தியாய வரிசைப்படுத்தல்',
    importContent: 'இறக்குமதி',
    exportContent: 'ஏற்றுமதி',
    undo: 'செயல்தவிர்ப்பு',
  },
  marks: {
    waiting: 'காத்திருக்கிறது',
    underWay: 'நடைபெறுகிறது',
    cancelled: 'ரத்து செய்யப்பட்டது',
    failed: 'தோல்வி',
    partly: '%{n} தோல்வி',
    done: 'முடிந்தது',
  },
  progress: '%{done}/%{count}',
  progressLabel: 'முன்னேற்றம்: %{count} இல் %{done}',
  of: '%{kind}: %{title}',
  ofType: '%{kind} · %{type}',
  titles: '%{n} தலைப்பு |||| %{n} தலைப்புகள்',
  noRecords: 'நிலைப் பதிவு எதுவும் இல்லை',
  noRecordsHint: 'கடந்த 24 மணி நேரத்தின் மொத்தப் புதுப்பிப்புகள், அத்தியாய வரிசைப்படுத்தல், இறக்குமதி, ஏற்றுமதி ஆகியவை இங்கே தோன்றும்.',
  retry: 'மீண்டும் முயல்',
  retried: 'பணி மீண்டும் முயலப்படுகிறது.',
  show: 'காட்டு',
  bell: 'அறிவிப்புகள்',
  bellNew: 'அறிவிப்புகள்: புதியது உள்ளது',
  all: 'எல்லாப் பணிகளும்',
  ended: {
    done: '%{kind}: %{titles} முடிந்தன.',
    partly: '%{kind}: %{titles} முடிந்தன, %{n} தோல்வி.',
    failed: '%{kind} தோல்வியடைந்தது.',
    cancelled: '%{kind} ரத்து செய்யப்பட்டது; %{titles} முடிந்தன.',
  },
  ofTitle: {
    tab: 'பணிகள்',
    none: 'கடந்த 30 நாட்களில் எந்தப் பணியும் இந்தத் தலைப்பைத் தொடவில்லை.',
    noneHint: 'மொத்தப் புதுப்பிப்புகள், இறக்குமதிகள், குறித்த நேர வெளியீடுகள் போன்றவை புதியது முதலாக இங்கே பட்டியலிடப்படும்.',
    all: 'இந்தத் தலைப்பின் எல்லாப் பணிகளும்',
  },
}
