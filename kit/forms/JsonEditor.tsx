import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Issue } from './data/issue.ts'
import { JsonText } from './json/JsonText.tsx'
import type { JsonTextHandle } from './json/JsonText.tsx'
import { formatJson, offsetOf, placeIn, readJson } from './json/readJson.ts'
import { useIssueWords } from './parts/IssueText.tsx'
import type { FormSchema } from './schema/formSchema.ts'
import { createValidator } from './validation/createValidator.ts'

/** More mistakes than this are counted, not listed. */
const LISTED = 5

const Box = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& li, & button': { ...typography.caption, color: vars.palette.status.error.on },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 0,
    border: 0,
    fontFamily: 'inherit',
    textAlign: 'start',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
  },
  '& code': { overflowWrap: 'anywhere' },
}))

type JsonEditorProps = {
  value: unknown
  /** Called with every value that the text is; never while it is none. */
  onChange: (value: unknown) => void
  onTextState?: (state: { text: string; isValid: boolean }) => void
  /**
   * The text that is no JSON yet, null for none, where whoever hears of it by `onTextState` keeps it: it outlives the
   * editor, and goes when they give it up. Without this the editor keeps it until the value changes.
   */
  raw?: string | null
  /** Said of a value that does not fit; it is handed on all the same. */
  schema?: FormSchema
  /** What the server refused of it; places begin at the value. */
  refusals?: readonly Issue[]
  label: string
  readOnly?: boolean
  minRows?: number
}

type Mistake = { key: string; where: string; words: string; at: number; line: number }

/**
 * The text follows the value when that is changed from outside, such as by an undo, and else stays exactly as it is
 * typed, also while it is no JSON.
 */
function useOwnText({ value, onChange, onTextState, raw }: JsonEditorProps) {
  const [own, setOwn] = useState({ text: formatJson(value), of: value })
  const follows = Object.is(value, own.of) || sameJson(value, own.of)
  const now = follows ? own : { text: formatJson(value), of: value }
  if (!follows) setOwn(now)
  const type = (text: string) => {
    const reading = readJson(text)
    const isValid = 'value' in reading
    if (isValid || raw === undefined) setOwn({ text, of: isValid ? reading.value : value })
    onTextState?.({ text, isValid })
    if (isValid) onChange(reading.value)
  }
  return { text: raw ?? now.text, type }
}

const NONE: readonly Issue[] = []

function useMistakes(text: string, { schema, refusals = NONE }: JsonEditorProps): Mistake[] {
  const words = useIssueWords()
  const settled = useDeferredValue(text)
  const validator = useMemo(() => schema && createValidator(schema), [schema])
  return useMemo(() => {
    const reading = readJson(settled)
    const told = ({ pointer, keyword, params, severity, message }: Issue, at: number, line: number): Mistake => ({
      key: `${pointer} ${keyword}`,
      where: pointer,
      words: words({ pointer, keyword, params, severity, message }),
      at,
      line,
    })
    if (!('value' in reading)) {
      const { reason, line, column, at } = reading
      const issue: Issue = { pointer: '', keyword: `jsonAt.${reason}`, params: { line, column }, severity: 'error' }
      return [told(issue, at, line)]
    }
    if (reading.value === undefined) return []
    const found = validator?.check(reading.value as Readonly<Record<string, unknown>>) ?? []
    return [...refusals, ...found].map((issue) => {
      const at = offsetOf(settled, issue.pointer)
      return told(issue, at, placeIn(settled, at).line)
    })
  }, [settled, validator, refusals, words])
}

/** Any JSON as text: what was typed stays, what is wrong is said with its line, a press leads there. */
export function JsonEditor(props: JsonEditorProps) {
  const { label, readOnly, minRows } = props
  const translate = useTranslate()
  const id = useId()
  const area = useRef<JsonTextHandle>(null)
  const { text, type } = useOwnText(props)
  const mistakes = useMistakes(text, props)
  const hidden = mistakes.length - LISTED
  return (
    <Box>
      <JsonText
        text={text}
        onText={type}
        wrongLine={mistakes[0]?.line}
        label={label}
        describedBy={mistakes.length > 0 ? id : undefined}
        invalid={mistakes.length > 0}
        readOnly={readOnly}
        minRows={minRows}
        handle={area}
      />
      <div id={id} role="status">
        {mistakes.length > 0 && (
          <ul>
            {mistakes.slice(0, LISTED).map(({ key, where, words, at }) => (
              <li key={key}>
                <button type="button" onClick={() => area.current?.goTo(at)}>
                  <Icon name="octagon" size="tiny" />
                  {where !== '' && <code>{where}</code>}
                  {words}
                </button>
              </li>
            ))}
            {hidden > 0 && <li>{translate('schemaForms.moreMistakes', { smart_count: hidden })}</li>}
          </ul>
        )}
      </div>
    </Box>
  )
}
