import { useTranslate } from 'ra-core'
import { Navigate } from 'react-router'
import type { Recording } from '#contract/schemas/live/liveToVod.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { guidePath, videoEditorPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { PageSheet } from '../parts/PageSheet.ts'
import { useRecorded } from './useRecorded.ts'

/** Opens the title that most of an airing plays. */
export function OpenAiring({ airing }: { airing: string }) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { data, error, refetch } = useRecorded(airing)
  const title = data && mostPlayed(data)
  if (title) return <Navigate replace to={videoEditorPath(product, { ...title, airing })} />
  const name = translate('pages.titles.videoEditor')
  const back = { to: guidePath(product, { airing }), label: translate('pages.titles.epg') }
  return (
    <PageSheet>
      <BarFrame title={name} pageName={name} back={back} isLoading={!data && !error} />
      <div className="alone">
        {error ? (
          <CallError error={error} values={{ id: airing }} onRetry={() => void refetch()} />
        ) : data ? (
          <EmptyState icon="film" title={translate('liveToVod.nothing')} />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </PageSheet>
  )
}

/** Ads are another's films, however long they are. */
function mostPlayed({ pieces }: Recording): { cty: string; id: string } | undefined {
  const lengths = new Map<string, { cty: string; id: string; dur: number }>()
  for (const { id, cty, dur, seg_ty } of pieces)
    if (seg_ty !== 'ad') lengths.set(id, { cty, id, dur: dur + (lengths.get(id)?.dur ?? 0) })
  const [longest] = [...lengths.values()].toSorted((a, b) => b.dur - a.dur)
  return longest && { cty: longest.cty, id: longest.id }
}
