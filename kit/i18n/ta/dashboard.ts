import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../Words.ts'

export const dashboard: Words<typeof english> = {
  title: 'முகப்புப் பலகை',
  goodMorning: 'காலை வணக்கம், %{name}',
  goodAfternoon: 'மதிய வணக்கம், %{name}',
  goodEvening: 'மாலை வணக்கம், %{name}',
  waiting: 'என் ஒப்புதலுக்குக் காத்திருப்பவை',
  waitingEmpty: 'உங்கள் ஒப்புதலுக்கு எதுவும் காத்திருக்கவில்லை.',
  pending: 'ஒப்புதலுக்குக் காத்திருப்பவை',
  pendingEmpty: 'ஒப்புதலுக்கு எதுவும் காத்திருக்கவில்லை.',
  expiring: 'விரைவில் முடிபவை',
  expiringEmpty: 'விரைவில் எதுவும் முடியாது.',
  drafts: 'அண்மைய வரைவுகள்',
  draftsEmpty: 'திறந்த வரைவுகள் இல்லை.',
  mine: 'அண்மைய வேலை',
  mineEmpty: 'நீங்கள் மாற்றுபவை இங்கே தோன்றும்.',
}
