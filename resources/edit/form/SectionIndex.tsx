import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useRef } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { sectionsOf } from '#kit/forms/schema/sections.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { coveredBy } from '#kit/parts/layoutParts/coverWithHead.ts'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { type ContentEditor, useContentEditor } from '../useContentEditor.ts'
import { type FormProgress, type SectionProgress, formProgress } from './sectionProgress.ts'
import { useCurrentSection } from './useCurrentSection.ts'

/** Sections on the way are drawn when they come near and then change their height: the aim is corrected so long. */
const SETTLE_MS = 500

/** Scrolls a form to the head of a section and holds it there until everything around is drawn, or somebody scrolls. */
function bringSection(scroll: HTMLElement, id: string): void {
  const end = performance.now() + SETTLE_MS
  const stop = new AbortController()
  const align = () => {
    const section = scroll.querySelector(`[data-section="${CSS.escape(id)}"]`)
    if (!section || stop.signal.aborted) return
    scroll.scrollTop += section.getBoundingClientRect().top - scroll.getBoundingClientRect().top - coveredBy(scroll)
    if (performance.now() < end) requestAnimationFrame(align)
    else stop.abort()
  }
  for (const move of ['wheel', 'pointerdown', 'keydown'])
    scroll.addEventListener(move, () => stop.abort(), { signal: stop.signal, passive: true })
  align()
}

const Index = styled('nav')({ gridArea: 'index', minBlockSize: 0, overflow: 'auto', padding: '0 8px 16px' })
const Item = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  inlineSize: '100%',
  padding: '7px 12px',
  marginBlockEnd: 2,
  textAlign: 'start',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.surface.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.background.raised,
    color: theme.vars.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '&:focus-visible': focusRing('inside'),
}))

type SectionIndexProps = {
  uiSchema: FormElement
  /** What scrolls the form. */
  scroll: HTMLElement | null
}

/** The sections of the form: how full each is, what is wrong in it, where the reader is. */
export function SectionIndex({ uiSchema, scroll }: SectionIndexProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const format = useFormat()
  const progress = useProgress(content, uiSchema)
  const current = useCurrentSection(scroll)
  const go = (id: string) => scroll && bringSection(scroll, id)
  return (
    <Index aria-label={translate('editor.sections')}>
      <Box sx={{ padding: '16px 12px 8px' }}>
        <Box sx={{ typography: 'bodyStrong', fontWeight: 'fontWeightBold' }}>
          {translate('editor.complete', { percent: format.percent(progress.share) })}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.tertiary', minHeight: 16 }}>
          <Problems errors={progress.errors} missing={progress.missing} />
        </Box>
      </Box>
      {progress.sections.map((section) => (
        <Item
          key={section.id}
          onClick={() => go(section.id)}
          aria-current={section.id === current ? 'location' : undefined}
        >
          <SectionLine section={section} />
        </Item>
      ))}
    </Index>
  )
}

function Problems({ errors, missing }: { errors: number; missing: number }) {
  const translate = useTranslate()
  if (errors + missing === 0) return <>{translate('editor.nothingWrong')}</>
  const words = [
    errors > 0 && translate('editor.errors', { smart_count: errors }),
    missing > 0 && translate('editor.requiredMissing', { smart_count: missing }),
  ]
  return <>{words.filter(Boolean).join(', ')}</>
}

function SectionLine({ section }: { section: SectionProgress }) {
  const translate = useTranslate()
  const format = useFormat()
  const { label, share, errors, missing } = section
  const isFull = share === 1
  return (
    <>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, marginBlockEnd: '4px' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        {errors > 0 ? (
          <CountBadge count={errors} tone="error" label={translate('editor.errors', { smart_count: errors })} />
        ) : missing > 0 ? (
          <CountBadge
            count={missing}
            tone="warning"
            label={translate('editor.requiredMissing', { smart_count: missing })}
          />
        ) : (
          share !== undefined &&
          !isFull && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.tertiary' }}>
              {format.percent(share)}
            </Box>
          )
        )}
      </Box>
      {share !== undefined && <Meter share={share} label={label} tone={isFull ? 'published' : 'neutral'} height={2} />}
    </>
  )
}

/** Redrawn when a share or a count changes, not with every letter. */
function useProgress({ store, schema, type }: ContentEditor, uiSchema: FormElement): FormProgress {
  const { language } = useFormat().settings
  const models = useMemo(() => sectionsOf(uiSchema, schema, language), [uiSchema, schema, language])
  const last = useRef<FormProgress>(undefined)
  const read = useCallback(() => {
    const next = formProgress(models, type, { get: store.get, issues: store.issues() })
    if (!last.current || !sameJson(last.current, next)) last.current = next
    return last.current
  }, [models, type, store])
  return useFollowed(store.watch, read)
}
