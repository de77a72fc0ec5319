import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS, type CallName } from '#contract/wire/calls.ts'
import { extensionOf } from '#contract/wire/extensions.ts'
import { PLAIN_CALLS } from '#dataProvider/plainService/plainCalls.ts'
import { root } from '#scripts/machine/root.ts'
import { repositoryFiles } from '../floors/repositoryFiles.ts'

/**
 * Where it is decided whether a screen offers what a file sends, if not in the file itself. A file that stands here
 * without need is refused, so that the list only says what holds.
 */
const DECIDED_IN: Readonly<Record<string, string>> = {
  'custom/types/Page.tsx': 'src/routes/consoleRoutes.ts',
  'custom/configuration/EditPage.tsx': 'src/routes/consoleRoutes.ts',
  'custom/configuration/configKind.ts': 'src/routes/consoleRoutes.ts',
  'custom/configuration/parts/VersionsPanel.tsx': 'src/routes/consoleRoutes.ts',
  'custom/geo/parts/TestAddress.tsx': 'custom/geo/CreatePage.tsx',
  'custom/geo/parts/ImportDialog.tsx': 'custom/geo/Page.tsx',
  'custom/types/EditPage.tsx': 'src/routes/consoleRoutes.ts',
  'custom/types/typeKind.ts': 'src/routes/consoleRoutes.ts',
  'custom/types/useTypeCheck.ts': 'src/routes/consoleRoutes.ts',
  'custom/types/parts/VersionsPanel.tsx': 'src/routes/consoleRoutes.ts',
  'resources/transfer/import/useImportDryRun.ts': 'src/routes/consoleRoutes.ts',
  'resources/transfer/import/check/CheckStep.tsx': 'src/routes/consoleRoutes.ts',
  'resources/transfer/export/ExportDialog.tsx': 'resources/transfer/export/ExportChosen.tsx',
  'custom/epg/useGuideRows.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/panel/useAiringsThen.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/useGuideMarks.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/ingest/useFeedFile.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/inbox/useIngestions.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/inbox/useIngestionActs.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/inbox/useChanges.ts': 'src/routes/consoleRoutes.ts',
  'custom/epg/inbox/useMatches.ts': 'src/routes/consoleRoutes.ts',
  'custom/calendar/publication/calendarQuery.ts': 'src/routes/consoleRoutes.ts',
  'custom/onAir/useOnAir.ts': 'src/routes/consoleRoutes.ts',
  'custom/onAir/useHandling.ts': 'src/routes/consoleRoutes.ts',
  'custom/videoEditor/captions/CaptionsDialog.tsx': 'custom/videoEditor/captions/useCaptions.ts',
  'kit/parts/player/ItemCaptions.tsx': 'kit/parts/player/Player.tsx',
  'custom/schedule/session/weekCalls.ts': 'custom/schedule/Page.tsx',
  'custom/schedule/session/loopCalls.ts': 'custom/schedule/Page.tsx',
  'custom/storefront/session/pageCalls.ts': 'custom/storefront/session/useOpenStorefront.ts',
  'custom/schedule/dialogs/usePlans.ts': 'custom/schedule/parts/useScheduleTasks.ts',
  'custom/schedule/dialogs/useCopyToChannels.ts': 'custom/schedule/parts/useScheduleTasks.ts',
  'kit/record/lock/askForLock.ts': 'kit/record/handover/OtherHolder.tsx',
  'kit/record/publishing/usePublishTogether.ts': 'kit/record/publishing/usePublishing.ts',
  'custom/storefront/copying/useCopyTargets.ts': 'custom/storefront/parts/StorefrontBar.tsx',
  'kit/parts/review/useReviewLinks.ts': 'kit/parts/review/ReviewActions.tsx',
  'custom/machines/useMachines.ts': 'src/routes/consoleRoutes.ts',
  'custom/machines/parts/TokenTable.tsx': 'src/routes/consoleRoutes.ts',
  'custom/machines/parts/NewToken.tsx': 'src/routes/consoleRoutes.ts',
  'custom/machines/parts/NewWebhook.tsx': 'src/routes/consoleRoutes.ts',
  'custom/machines/parts/WebhookTable.tsx': 'src/routes/consoleRoutes.ts',
  'custom/machines/parts/DeliveryTable.tsx': 'src/routes/consoleRoutes.ts',
  'resources/list/views/useWatchActs.ts': 'kit/parts/views/useWatches.ts',
  'custom/policies/EditPage.tsx': 'src/routes/ownRoutes.ts',
  'custom/policies/policyKind.ts': 'src/routes/ownRoutes.ts',
  'custom/policies/versions/VersionsPanel.tsx': 'src/routes/ownRoutes.ts',
  'custom/ads/TagPage.tsx': 'src/routes/adRoutes.ts',
  'custom/ads/AttributePage.tsx': 'src/routes/adRoutes.ts',
  'custom/ads/LoadPolicyPage.tsx': 'src/routes/adRoutes.ts',
  'custom/ads/adKind.ts': 'src/routes/adRoutes.ts',
  'custom/ads/parts/TrialPart.tsx': 'src/routes/adRoutes.ts',
  'custom/policies/attributes/AttributePage.tsx': 'src/routes/ownRoutes.ts',
  'custom/policies/attributes/attributeKind.ts': 'src/routes/ownRoutes.ts',
  'src/session/useProductSwitch.ts': 'src/routes/ownRoutes.ts',
  'kit/parts/views/viewStorage.ts': 'kit/parts/views/useViews.ts',
  'src/session/useKeptProfile.ts': 'custom/profile/Page.tsx',
  'resources/edit/aggregate/SourcesPanel.tsx': 'resources/edit/panel/EditorPanel.tsx',
  'custom/videoEditor/Page.tsx': 'src/routes/consoleRoutes.ts',
  'custom/videoEditor/useOpening.ts': 'src/routes/consoleRoutes.ts',
  'custom/videoEditor/useCutTools.ts': 'src/routes/consoleRoutes.ts',
  'custom/videoEditor/versions/useVersions.ts': 'src/routes/consoleRoutes.ts',
  'resources/edit/playback/media/useMediaUpload.ts': 'resources/edit/playback/media/MediaPart.tsx',
}

/** Calls that answer something that the service has told of: without the extension it never does. */
const ANSWERS_TO_THE_SERVICE: readonly CallName[] = [
  'cancelJob',
  'retryJob',
  'undoJob',
  'handLockOver',
  'declineLockAsk',
  'readSideDraft',
  'deleteSideDraft',
]

const SCREENS = ['src/', 'kit/', 'resources/', 'custom/']
const sources = repositoryFiles().filter(
  ({ path }) => SCREENS.some((room) => path.startsWith(room)) && !/\.test\./.test(path),
)

const calls = CALLS.flatMap(({ name }): { name: CallName; extension: string }[] => {
  const extension = extensionOf(name as CallName)
  const isAnswered = Object.hasOwn(PLAIN_CALLS, name) || ANSWERS_TO_THE_SERVICE.includes(name as CallName)
  return extension && !isAnswered ? [{ name: name as CallName, extension }] : []
})

const senders = calls.flatMap(({ name, extension }) =>
  sources.filter(({ text }) => text.includes(`.${name}(`)).map(({ path }) => ({ path, name, extension })),
)

/** Whether a file asks for the extension before it shows or sends anything. */
function asksFor(path: string, extension: string): boolean {
  const text = readFileSync(join(root, path), 'utf8')
  return /useServiceHas|serviceExtensions|\bextensions?\b/.test(text) && text.includes(`'${extension}'`)
}

describe('a service without extensions', () => {
  it.each(senders)('$path sends $name only where the service has $extension', ({ path, extension }) => {
    expect([path, DECIDED_IN[path] ?? path].some((file) => asksFor(file, extension))).toBe(true)
  })

  it('is known by the files that send its calls, and by no others', () => {
    expect(senders.length).toBeGreaterThan(15)
    expect(Object.keys(DECIDED_IN).filter((path) => !senders.some((sender) => sender.path === path))).toEqual([])
  })
})
