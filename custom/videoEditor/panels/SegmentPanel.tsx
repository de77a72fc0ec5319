import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useMemo, useRef } from 'react'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import { keptOf, resultLength, type EditSegment } from '#contract/rules/video/editList.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { MoreMenu } from '#kit/parts/layoutParts/MoreMenu.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { useActs } from '../useActs.ts'
import { useSegmentName } from '../useSegmentName.ts'
import { useVideo } from '../VideoContext.ts'
import { SegmentForm } from './SegmentForm.tsx'

type Row = { seg: EditSegment; nth: number }
const rowKey = ({ seg }: Row) => seg.id

/** The segments in their order of play, the selected one with its fields, and what the result comes to. */
export function SegmentPanel() {
  const translate = useTranslate()
  const { list, view, run, player, code, video } = useVideo()
  const act = useActs()
  const nameOf = useSegmentName()
  const form = useRef<HTMLInputElement>(null)
  const rows = useMemo(() => list.segs.map((seg, nth) => ({ seg, nth })), [list.segs])
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'label', head: translate('video.segments.label'), cell: ({ seg, nth }) => nameOf(seg, nth), width: 110 },
      { key: 'keep', head: translate('video.segments.keep'), cell: ({ seg }) => (seg.keep ? '✓' : ''), width: 52 },
      ...(['in', 'out'] as const).map((edge) => ({
        ...{ key: edge, head: translate(`video.segments.${edge}`), cell: ({ seg }: Row) => code(seg[edge]) },
        ...{ className: 'figures', width: 92, isEnd: true },
      })),
      {
        ...{ key: 'length', head: translate('video.segments.length'), className: 'figures', width: 92, isEnd: true },
        ...{ cell: ({ seg }: Row) => code(seg.out - seg.in), priority: 2 },
      },
    ],
    [translate, code, nameOf],
  )
  const selected = rows.find(({ seg }) => seg.id === view.selected)
  const open = ({ seg }: Row) => {
    view.select(seg.id)
    player.current?.seek(seg.in)
  }
  const kept = keptOf(list)
  const result = resultLength(list)
  const newBase = () => crypto.randomUUID()
  return (
    <>
      <div className="tools">
        <span className="grow">
          {translate('video.segments.kept', { kept: kept.length, smart_count: list.segs.length })}
        </span>
        <Button size="small" onClick={() => run({ kind: 'invert', base: newBase() })}>
          {translate('video.segments.invert')}
        </Button>
        <MoreMenu minWidth={220}>
          <MenuItem disabled={!selected} onClick={() => act('join')}>
            {translate('video.keys.join')}
          </MenuItem>
          <MenuItem disabled={list.segs.length === 0} onClick={() => run({ kind: 'clear' })}>
            {translate('video.edits.clear')}
          </MenuItem>
          <MenuItem onClick={() => run({ kind: 'restoreOriginal' })}>
            {translate('video.edits.restoreOriginal')}
          </MenuItem>
          <MenuItem onClick={() => run({ kind: 'setOutput', output: list.output === 'one' ? 'many' : 'one' })}>
            {translate(`video.segments.to.${list.output === 'one' ? 'many' : 'one'}`)}
          </MenuItem>
        </MoreMenu>
      </div>
      <Table
        label={translate('video.panels.segments')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowHeight={32}
        current={view.selected}
        onPreview={open}
        onOpen={(row) => {
          open(row)
          requestAnimationFrame(() => form.current?.focus())
        }}
        empty={<EmptyState icon="scissors" title={translate('video.segments.none')} />}
      />
      {selected && <SegmentForm key={selected.seg.id} seg={selected.seg} nth={selected.nth} inputRef={form} />}
      <dl className="facts">
        <dt>{translate('video.result.label')}</dt>
        <dd>{translate(`video.result.${list.output}`, { smart_count: kept.length })}</dd>
        <dd>{code(result)}</dd>
        <dt>{translate('video.result.out')}</dt>
        <dd />
        <dd>{code(Math.max(0, list.length - result))}</dd>
        <dt>{translate('video.result.source')}</dt>
        <dd>{translate('video.fps', { rate: rateTag(video.rate) })}</dd>
        <dd>{code(list.length)}</dd>
      </dl>
    </>
  )
}
