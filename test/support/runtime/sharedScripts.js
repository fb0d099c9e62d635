import { Script } from 'node:vm'
import JestRuntime from 'jest-runtime'

/** The scripts that this worker has compiled, by file. */
const compiled = new Map()

/** Returns undefined where Jest itself should report the fault of a file. */
function scriptOf(source, filename, parameters) {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  try {
    // The source begins on its own line, so that stacks show its own lines and columns.
    const script = new Script(`(function(${parameters.join()}){\n${source}\n})`, { filename, lineOffset: -1 })
    compiled.set(filename, { source, script })
    return script
  } catch {
    return undefined
  }
}

/** Jest's runtime, except that a worker compiles a module once for all its test files; each file still runs it in its own context. */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      const script = context && scriptOf(source, filename, executor.injectedModuleParameters)
      return script ? script.runInContext(context) : compile(source, filename)
    }
  }
}
