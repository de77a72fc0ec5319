import MuiLink from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useId } from 'react'
import { Link } from 'react-router'
import { msIn, segmentsIn } from '#contract/rules/program/segment.ts'
import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { PROGRAM_TYPE } from '#contract/values/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { languageOfTitle } from '../model/languageOfTitle.ts'
import { useSegmentKinds } from '../model/useSegmentKinds.ts'
import { SegmentStrip } from '#kit/parts/layoutParts/SegmentStrip.tsx'

/** What it plays: its program with the strip of its segments. */
export function AiringProgram({ airing }: { airing: GuideAiring }) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  const heading = useId()
  const { calls, product, types } = useConsole()
  const { pgm_id: id } = airing
  const isViewable = types.some(({ type }) => type === PROGRAM_TYPE)
  const { data } = useQuery({
    queryKey: [PROGRAM_TYPE, 'getOne', { id }],
    enabled: id !== undefined && isViewable,
    queryFn: () => calls.getOne(PROGRAM_TYPE, { id: id ?? '' }),
  })
  const pieces = segmentsIn(data?.data.sg).filter(({ dur }) => (msIn(dur) ?? 0) > 0)
  const kinds = useSegmentKinds(pieces)
  if (id === undefined || !isViewable || !data) return null
  const segments = pieces.map(({ dur = 0 }, at) => ({ kind: kinds[at] ?? 'vod', length: dur }))
  const ads = segments.filter(({ kind }) => kind === 'ad').reduce((sum, { length }) => sum + length, 0)
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {translate('epg.panel.program')}
        {ads > 0 && <small>{translate('epg.panel.ads', { length: format.duration(ads) })}</small>}
      </h3>
      <Name>
        <MuiLink
          component={Link}
          to={itemPath(product, { area: 'live', type: PROGRAM_TYPE }, id)}
          lang={languageOfTitle(data.data, language)}
        >
          {titleOf(data.data, language)}
        </MuiLink>
      </Name>
      {segments.length > 0 && <SegmentStrip segments={segments} />}
    </section>
  )
}

const Name = styled('div')({ fontSize: 12, lineHeight: '20px', marginBlockEnd: 6 })
