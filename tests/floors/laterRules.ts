/**
 * What stands ready, with tests, for parts of the console that are still to come: a file, one name of it, or a folder. Whatever
 * gains a caller leaves this list; whatever else only tests reach is used or removed.
 */
export const LATER: Readonly<Record<string, readonly string[]>> = {
  'schedules and EPG': [
    'custom/schedule/',
    'contract/rules/schedule/sweep.ts#slackOf',
    'contract/rules/schedule/closeGaps.ts',
    'contract/rules/schedule/loop/failingTurn.ts',
    'contract/rules/schedule/wire/projectDay.ts',
    'contract/rules/schedule/commands/offers.ts',
    'contract/rules/schedule/fill/flowEpisodes.ts',
    'contract/rules/schedule/fill/gapLedger.ts',
    'contract/rules/schedule/fill/layTemplate.ts',
    'contract/rules/schedule/publish/mergeSchedule.ts',
    'contract/rules/schedule/publish/scheduleChanges.ts',
    'contract/rules/schedule/warnings/adLoad.ts',
    'contract/rules/schedule/warnings/checkRights.ts',
    'contract/rules/schedule/warnings/repeats.ts',
    'contract/rules/schedule/plans/',
    'contract/rules/schedule/warnings/expiryForesight.ts',
    'kit/parts/dragging/scrollStep.ts',
    'kit/parts/dragging/trackPointer.ts',
    'kit/parts/format/dayWords.ts#weekdayWord',
    'kit/parts/timeline/announce/createAnnouncer.ts',
    'kit/parts/timeline/announce/AnnouncerRegions.tsx',
    'contract/rules/dates/twelveHour.ts',
    'kit/parts/history/createHistory.ts',
    'kit/parts/history/useHistory.ts',
  ],
  'clips and segments': [
    'contract/rules/program/deriveSegments.ts#contentDuration',
    'contract/rules/time/timecode.ts',
    'contract/rules/time/ranges.ts',
    'contract/rules/images/aspectRatio.ts',
  ],
  policies: ['contract/rules/policy/operatorsOf.ts', 'contract/rules/names/uniqueName.ts'],
  'flat lists': ['contract/rules/truncate.ts'],
}
