import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { saveBytes, saveTable } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { planImport, type ImportPlan } from '../transfer/foundTexts.ts'
import { useCounted } from '../useCounted.ts'
import { useWorkbench } from '../WorkbenchContext.ts'

/** A file larger than this is none of the workbench. */
const MOST_BYTES = 32_000_000

/** The shown titles as a file, and a file back into the sheet: a report first, then one step of edits. */
export function TransferButtons() {
  const { type, sheetNow, bench, whyNot, edit } = useWorkbench()
  const translate = useTranslate()
  const notice = useNotice()
  const input = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [plan, setPlan] = useState<ImportPlan>()
  const write = async (form: 'csv' | 'xliff') => {
    setAnchor(null)
    const { titles, fields, languages } = sheetNow()
    const name = `${type.type}-translations.${form === 'csv' ? 'csv' : 'xlf'}`
    if (form === 'csv') {
      const { csvOf } = await import('../transfer/csv.ts')
      return saveTable(csvOf(titles, fields, languages), name)
    }
    const { xliffOf } = await import('../transfer/xliff.ts')
    saveBytes(new Blob([xliffOf(titles, fields, languages)], { type: 'application/xliff+xml' }), name)
  }
  const read = async (file: File) => {
    const text = file.size > MOST_BYTES ? '' : await file.text()
    const { readCsv } = await import('../transfer/csv.ts')
    const { readXliff } = await import('../transfer/xliff.ts')
    const found = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)
    if (!found) return notice('error', 'workbench.import.unreadable', { values: { name: file.name } })
    const { fields, languages } = sheetNow()
    setPlan(planImport(found, { title: bench.title, fields, languages, isOff: (one) => whyNot(one) !== undefined }))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlf,.xliff"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          target.value = ''
        }}
      />
      <Button startIcon={<Icon name="upload" size="small" />} onClick={() => input.current?.click()}>
        {translate('workbench.import.do')}
      </Button>
      <Button
        startIcon={<Icon name="download" size="small" />}
        endIcon={<Icon name="chevronDown" size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('workbench.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void write('csv')}>{translate('workbench.csv')}</MenuItem>
        <MenuItem onClick={() => void write('xliff')}>{translate('workbench.xliff')}</MenuItem>
      </Menu>
      {plan && (
        <ImportReport
          plan={plan}
          onClose={() => setPlan(undefined)}
          onTake={() => {
            edit('import', plan.edits)
            setPlan(undefined)
          }}
        />
      )}
    </>
  )
}

const REPORTED = ['fills', 'replaces', 'states', 'same', 'long', 'stale'] as const
const STRAY_SHOWN = 8

function ImportReport({ plan, onClose, onTake }: { plan: ImportPlan; onClose: () => void; onTake: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const counted = useCounted()
  const { stray, edits } = plan
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('workbench.import.title')}
      okLabel={counted('import.take', edits.length)}
      notYet={edits.length === 0 ? translate('workbench.import.nothing') : undefined}
      onOk={onTake}
      onClose={onClose}
    >
      <ul>
        {REPORTED.filter((key) => plan[key] > 0).map((key) => (
          <li key={key}>{counted(`import.${key}`, plan[key])}</li>
        ))}
        {stray.length > 0 && (
          <li>
            {counted('import.stray', stray.length)}
            <ul>
              {stray.slice(0, STRAY_SHOWN).map(({ id, path, lang, text }) => (
                <li key={`${id} ${path} ${lang}`}>{`${path}.${lang}: ${text.slice(0, 60)}`}</li>
              ))}
            </ul>
            {stray.length > STRAY_SHOWN && format.number(stray.length - STRAY_SHOWN)}
          </li>
        )}
      </ul>
      <p>{translate('workbench.import.hint')}</p>
    </SharedDialog>
  )
}
