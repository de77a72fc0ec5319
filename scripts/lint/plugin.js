import logicalCss from './logicalCss.js'
import noBareColour from './noBareColour.js'
import noBareText from './noBareText.js'
import oneEnvironment from './oneEnvironment.js'
import oneFormatter from './oneFormatter.js'
import oneTransport from './oneTransport.js'
import pureContract from './pureContract.js'
import safeContent from './safeContent.js'
import sqlInStores from './sqlInStores.js'

/** The house's own laws as lint rules; `eslint.config.js` says where each holds. */
export default {
  meta: { name: 'marquee' },
  rules: {
    'logical-css': logicalCss,
    'no-bare-colour': noBareColour,
    'no-bare-text': noBareText,
    'one-environment': oneEnvironment,
    'one-formatter': oneFormatter,
    'one-transport': oneTransport,
    'pure-contract': pureContract,
    'safe-content': safeContent,
    'sql-in-stores': sqlInStores,
  },
}
