import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { planPaste, transposed } from '../model/pastedBlock.ts'
import { useCounted } from '../useCounted.ts'
import { useWorkbench } from '../WorkbenchContext.ts'

/** What a pasted block would do, before anything is changed. */
export function PasteBar() {
  const { sheetNow, pasting, setPasting, edit, whyNot } = useWorkbench()
  const translate = useTranslate()
  const counted = useCounted()
  if (!pasting) return null
  const { plan, block, range } = pasting
  const usable = plan.cells.filter(({ isOff }) => !isOff)
  const parts = [
    { key: 'fills', count: usable.filter(({ isReplacing }) => !isReplacing).length },
    { key: 'replaces', count: usable.filter(({ isReplacing }) => isReplacing).length },
    { key: 'long', count: usable.filter(({ isLong }) => isLong).length },
    { key: 'off', count: plan.cells.length - usable.length },
    { key: 'outside', count: plan.outside },
  ].filter(({ count }) => count > 0)
  const title = counted('paste.title', usable.length)
  const turn = () => {
    const turned = transposed(block)
    setPasting({ block: turned, range, plan: planPaste(sheetNow(), range, turned, (one) => whyNot(one) !== undefined) })
  }
  const paste = () => {
    edit(
      'paste',
      usable.map((cell) => cell.edit),
    )
    setPasting(undefined)
  }
  return (
    <Bar
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setPasting(undefined)
      }}
    >
      <b>{title}</b>
      <p>
        {parts.length === 0
          ? translate('workbench.paste.same')
          : parts.map(({ key, count }) => counted(`paste.${key}`, count)).join(' ')}
      </p>
      <div>
        <Button variant="contained" size="small" autoFocus disabled={usable.length === 0} onClick={paste}>
          {translate('workbench.paste.do')}
        </Button>
        <Button size="small" onClick={turn}>
          {translate('workbench.paste.transposed')}
        </Button>
        <Button size="small" variant="text" onClick={() => setPasting(undefined)}>
          {translate('actions.cancel')}
        </Button>
      </div>
    </Bar>
  )
}

const Bar = styled('div')({
  position: 'absolute',
  insetInlineEnd: 24,
  insetBlockEnd: 24,
  zIndex: 6,
  display: 'grid',
  gap: 8,
  inlineSize: 320,
  padding: 12,
  borderRadius: 8,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'var(--mui-shadows-8)',
  '& b': { fontWeight: 'var(--marquee-weight-600)' },
  '& p': { margin: 0, fontSize: 13, color: 'var(--mui-palette-text-secondary)' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})
