import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { handTitles } from '#kit/parts/routes/handedTitles.ts'
import { workbenchPath } from '#kit/parts/routes/paths.ts'
import { meantTitles } from './bulk/meantTitles.ts'
import type { Selection } from './selection/createSelection.ts'
import { useSelectionState } from './selection/useSelection.ts'

type SelectionTranslateProps = { type: TypeSummary; selection: Selection }

/** The chosen titles in the translation workbench. */
export function SelectionTranslate({ type, selection }: SelectionTranslateProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const titles = meantTitles(useSelectionState(selection))
  if (!titles) return null
  return (
    <Button
      size="small"
      startIcon={<Icon name="globe" size="small" />}
      onClick={() => void navigate(workbenchPath(product, type.type, handTitles(titles.chosen)))}
    >
      {translate('list.translate')}
    </Button>
  )
}
