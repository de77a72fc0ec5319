import type { words as english } from '../en/scheduleLoop.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'சுழற்சி',
  ok: 'சுழற்சியை அமை',
  stale: 'வேறொருவர் சுழற்சியை மாற்றியுள்ளார். நாட்கள் சேமிக்கப்பட்டன; அவருடையதற்குப் பதிலாக உங்கள் சுழற்சியை வைக்க மீண்டும் சேமிக்கவும்.',
  remove: 'சுழற்சியை நீக்கு',
  to: 'இந்நாளின் முடிவு வரை',
  until: 'இதுவரை மீண்டும்',
  same: 'சுழற்சி ஏற்கனவே இவ்வாறே உள்ளது',
  evenWithGaps: '%{smart_count} இடைவெளியையும் மீண்டும் செய் |||| %{smart_count} இடைவெளிகளையும் மீண்டும் செய்',
  turns: '%{smart_count} முறை மீளும் |||| %{smart_count} முறை மீளும்',
  fails: '%{title} சுற்று %{turn} முதல் ஒளிபரப்பாக முடியாது, %{time}',
  failsAtOnce: '%{title} தொகுதியிலேயே ஒளிபரப்பாக முடியாது, %{time}',
  others: ', மேலும் %{smart_count} முறை |||| , மேலும் %{smart_count} முறை',
  noFailures: 'எல்லா உரிமைகளும் முடிவு வரை உள்ளன.',
  later: '%{time} முதல் %{zone} நேரப்படி %{length} தாமதமாக ஒளிபரப்பாகும்.',
  earlier: '%{time} முதல் %{zone} நேரப்படி %{length} முன்னதாக ஒளிபரப்பாகும்.',
  breakOut: 'சுழற்சியிலிருந்து வெளியேறு',
  breakOutHere: 'இங்கே வெளியேறு',
  day: 'நாள்',
  noTurns: 'திரையில் உள்ள நாட்களில் சுழற்சியின் சுற்று எதுவும் இல்லை.',
  from: 'தொகுதியின் தொடக்கம்',
}
