import { errorPages } from './errorPages.ts'
import { palette } from './palette.ts'
import { sessions } from './sessions.ts'
import { actions } from './actions.ts'
import { bulk } from './bulk.ts'
import { aggregate } from './aggregate.ts'
import { conditions } from './conditions.ts'
import { dashboard } from './dashboard.ts'
import { dates } from './dates.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { fileProblems } from './fileProblems.ts'
import { filters } from './filters.ts'
import { forms } from './forms.ts'
import { history } from './history.ts'
import { imageFrame } from './imageFrame.ts'
import { jobCentre } from './jobCentre.ts'
import { jobs } from './jobs.ts'
import { list } from './list.ts'
import { locks } from './locks.ts'
import { looks } from './looks.ts'
import { mui } from './mui.ts'
import { onAir } from './onAir.ts'
import { pages } from './pages.ts'
import { preview } from './preview.ts'
import { problems } from './problems.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { ra } from './ra.ts'
import { saving } from './saving.ts'
import { rowProblems } from './rowProblems.ts'
import { schemaForms } from './schemaForms.ts'
import { relations } from './relations.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { serverErrors } from './serverErrors.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { sorting } from './sorting.ts'
import { sponsor } from './sponsor.ts'
import { states } from './states.ts'
import { status } from './status.ts'
import { success } from './success.ts'
import { types } from './types.ts'
import { uses } from './uses.ts'
import { views } from './views.ts'
import { why } from './why.ts'
import { table } from './table.ts'
import { timing } from './timing.ts'
import { transfer } from './transfer.ts'

/** Every word in Malay. */
export const messages = {
  errorPages,
  palette,
  sessions,
  actions,
  aggregate,
  bulk,
  conditions,
  dashboard,
  dates,
  editor,
  errors,
  fileProblems,
  filters,
  forms,
  history,
  imageFrame,
  jobCentre,
  jobs,
  list,
  locks,
  looks,
  mui,
  onAir,
  pages,
  preview,
  problems,
  products,
  profile,
  ra,
  saving,
  rowProblems,
  schemaForms,
  relations,
  roles,
  search,
  serverErrors,
  settings,
  shell,
  sorting,
  sponsor,
  states,
  status,
  success,
  types,
  uses,
  views,
  why,
  table,
  timing,
  transfer,
}
