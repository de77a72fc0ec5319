import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole, useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { dashboardPath, itemPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { ChooseTitle } from './ChooseTitle.tsx'
import { videoOf } from './model/videoTitle.ts'
import { OpenAiring } from './live/OpenAiring.tsx'
import { NoMedia } from './NoMedia.tsx'
import { PageSheet } from './parts/PageSheet.ts'
import { useOpening } from './useOpening.ts'
import { VideoScreen } from './VideoScreen.tsx'

/** The video editor: of the title in the address (`cty`, `id`, `vrt`, `edit`), of what an airing plays (`airing`), or of one that is chosen here. */
export function Page() {
  const [search] = useSearchParams()
  const [cty, id] = [search.get('cty'), search.get('id')]
  const airing = search.get('airing')
  if (!cty || !id) return airing ? <OpenAiring key={airing} airing={airing} /> : <ChooseTitle />
  return <OpenTitle key={`${cty} ${id} ${search.get('edit')}`} cty={cty} id={id} />
}

function OpenTitle({ cty, id }: { cty: string; id: string }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { calls, product } = useConsole()
  const [search] = useSearchParams()
  const type = useTypeSummary(cty)
  const { data, error, refetch } = useQuery({
    queryKey: ['videoTitle', product, cty, id],
    queryFn: async ({ signal }) => {
      const [record, facts] = await Promise.all([
        calls.getContent({ params: { type: cty, id }, query: { info: 'row' }, signal }),
        calls.readMediaFacts({ params: { id }, signal }),
      ])
      return { lon: record.lon, facts }
    },
    // What is cut stays as it was when it was opened.
    staleTime: Infinity,
    gcTime: 0,
  })
  const name = (data && titleOf(data, language)) || id
  const video =
    data && videoOf({ id, cty, name, lon: data.lon ?? [] }, data.facts.variants, search.get('vrt') ?? undefined)
  const opening = useOpening(video, search.get('edit') ?? undefined)
  const back = type
    ? { to: itemPath(product, type, id), label: translate('video.backToTitle') }
    : { to: dashboardPath(product), label: translate('video.back') }
  if (video && opening.start) return <VideoScreen video={video} start={opening.start} back={back} />
  const failed = error ?? opening.error
  return (
    <PageSheet>
      <BarFrame
        title={data ? name : translate('pages.titles.videoEditor')}
        pageName={data && name}
        back={back}
        isLoading={!data && !failed}
      />
      <div className="alone">
        {failed ? (
          <CallError error={failed} values={{ id }} onRetry={() => void (error ? refetch() : opening.retry())} />
        ) : data && !video ? (
          <NoMedia name={name} to={back.to} />
        ) : (
          <FormSkeleton />
        )}
      </div>
    </PageSheet>
  )
}
