import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { compareLists } from '#contract/rules/video/compareLists.ts'
import type { EditBreak, EditList, EditSegment } from '#contract/rules/video/editList.ts'
import { resultLength } from '#contract/rules/video/editList.ts'
import { useVideo } from '../VideoContext.ts'

type Compared = Pick<EditList, 'segs' | 'breaks'>

type DifferencesProps = {
  was: Compared
  is: Compared
  /** What the first of both is called; a version where it is missing. */
  before?: string
}

/** What two lists of the title differ in, part by part. */
export function Differences({ was, is, before }: DifferencesProps) {
  const translate = useTranslate()
  const { code } = useVideo()
  const { segs, breaks, isReordered } = compareLists(was, is)
  const segment = (seg: EditSegment | undefined) =>
    seg
      ? `${seg.label ? `${seg.label} ` : ''}${code(seg.in)} – ${code(seg.out)}${seg.keep ? '' : ` (${translate('video.segments.left')})`}`
      : '–'
  const brk = (one: EditBreak | undefined) => (one ? `${translate(`video.breaks.ap.${one.ap}`)} ${code(one.at)}` : '–')
  const lines = [
    ...segs.map(({ was: old, is: now }) => [segment(old), segment(now)] as const),
    ...breaks.map(({ was: old, is: now }) => [brk(old), brk(now)] as const),
  ]
  return (
    <Sheet>
      <thead>
        <tr>
          <th scope="col">{before ?? translate('video.versions.there')}</th>
          <th scope="col">{translate('video.versions.here')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 && (
          <tr>
            <td colSpan={2}>{translate(isReordered ? 'video.versions.reordered' : 'video.versions.same')}</td>
          </tr>
        )}
        {lines.map(([old, now], nth) => (
          <tr key={nth}>
            <td>{old}</td>
            <td>{now}</td>
          </tr>
        ))}
        <tr className="sum">
          <td>{translate('video.versions.length', { length: code(resultLength(was)) })}</td>
          <td>{translate('video.versions.length', { length: code(resultLength(is)) })}</td>
        </tr>
      </tbody>
    </Sheet>
  )
}

const Sheet = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.meta,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '4px 8px', textAlign: 'start', borderBlockEnd: `1px solid ${theme.vars.palette.line.hair}` },
  '& th': { color: theme.vars.palette.text.tertiary, fontWeight: 'var(--marquee-weight-600)' },
  '& .sum > td': { fontWeight: 'var(--marquee-weight-600)', border: 0 },
}))
