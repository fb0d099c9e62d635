import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'

const root = import.meta.dirname

const NOTHING = `data:text/javascript,${encodeURIComponent(
  'const none = null; export default none; export { none as progressEventReducer, none as progressEventDecorator, none as asyncDecorator, none as DEFAULT_FORM_DATA_MAX_DEPTH, none as trackStream }',
)}`

/** Parts of libraries that Foyer never reaches: the folder, the files, and their replacement. */
const LEFT_OUT = [
  {
    // Foyer sends JSON through fetch, to complete addresses, and cancels by signal: it needs no forms, no progress, no data URLs, no parameters, no XSRF cookie and no second adapter.
    folder: /axios[\\/]lib/,
    files: [
      'xhr',
      'toFormData',
      'formDataToJSON',
      'HttpStatusCode',
      'createMultipartBody',
      'estimateDataURLDecodedBytes',
      'progressEventReducer',
      'trackStream',
      'toURLEncodedForm',
      'setFormDataHeaders',
      'AxiosURLSearchParams',
      'CancelToken',
      'cookies',
      'isURLSameOrigin',
    ],
    instead: NOTHING,
  },
  {
    // Browsers of the last three years need no vendor prefixes; styled-components asks for none.
    folder: /stylis/,
    files: ['Prefixer'],
    instead: 'data:text/javascript,export const prefix = value => value',
  },
]

/** Leaves them out; a release fails when a library has no such part any more, since another may have taken its place. */
const leaveOut = compiler => {
  const missing = new Set(LEFT_OUT.flatMap(({ files }) => files))
  for (const { folder, files, instead } of LEFT_OUT) {
    const named = new RegExp(`[\\\\/](${files.join('|')})\\.js$`)
    new webpack.NormalModuleReplacementPlugin(named, resource => {
      if (!folder.test(resource.context)) return
      missing.delete(named.exec(resource.request)[1])
      resource.request = instead
    }).apply(compiler)
  }
  if (compiler.options.mode !== 'production') return
  compiler.hooks.thisCompilation.tap('leaveOut', compilation =>
    compilation.hooks.finishModules.tap('leaveOut', () => {
      for (const file of missing)
        compilation.errors.push(new webpack.WebpackError(`Nothing asks for ${file}.js to be left out`))
    }),
  )
}

/** No release talks to React's developer tools, as none talks to the store's. */
const NO_DEVELOPER_TOOLS = { 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"' }

/** Reports to the build the files of the named chunks, those behind each `import()`, and the sources that were read. */
const chunkFiles = compiler =>
  compiler.hooks.thisCompilation.tap('chunkFiles', compilation =>
    compilation.hooks.processAssets.tap(
      { name: 'chunkFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const named = [...compilation.chunks].filter(chunk => chunk.name)
        const names = Object.fromEntries(named.map(({ name, files: [file] }) => [name, file]))
        const groups = compilation.chunkGroups.flatMap(group =>
          group.origins.map(({ request }) => [request, group.getFiles()]),
        )
        const imports = Object.fromEntries(groups.filter(([request]) => request))
        const read = [...compilation.fileDependencies].map(pathInTree)
        const sources = read.filter(file => /^(?:src|packages)\//.test(file))
        compilation.emitAsset(
          'chunks.json',
          new webpack.sources.RawSource(JSON.stringify({ names, imports, sources })),
        )
      },
    ),
  )

/** Chunks that every sign-in loads: a release is compared with them by their names (decision 0302). */
const LASTING = ['view', 'send']
const HASH_LENGTH = 8

/** Names the files of the lasting chunks after them. */
const lastingNames = compiler =>
  compiler.hooks.thisCompilation.tap('lastingNames', compilation =>
    compilation.hooks.afterChunks.tap('lastingNames', chunks => {
      for (const chunk of chunks)
        if (LASTING.includes(chunk.name)) chunk.filenameTemplate = '[name].[contenthash].js'
    }),
  )
const pathInTree = file => path.relative(root, file).split(path.sep).join('/')

/** Reports to the build which packages are in its chunks. */
const moduleFiles = compiler =>
  compiler.hooks.thisCompilation.tap('moduleFiles', compilation =>
    compilation.hooks.processAssets.tap(
      { name: 'moduleFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        const files = [...compilation.modules]
          .filter(module => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
          // A concatenated module reports only itself.
          .flatMap(module => [...(module.modules ?? [module])])
          .map(module => module.nameForCondition())
          .filter(file => file && path.isAbsolute(file))
        const names = [...new Set(files.map(pathInTree))].sort()
        compilation.emitAsset('modules.json', new webpack.sources.RawSource(JSON.stringify(names)))
      },
    ),
  )

/** Browsers of the last three years: no polyfills, no helpers for syntax they all have. */
const swc = (dev, hot = false) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: dev, refresh: hot } },
      experimental: {
        // The page is rendered by a separate build. In both, a class is named after the text of its file,
        // independently of the order of the modules.
        plugins: [['@swc/plugin-styled-components', { displayName: dev, fileName: false, pure: true }]],
        cacheRoot: path.join(root, '.cache/swc'),
      },
    },
  },
})

const HOT = path.join(root, 'scripts/dev/hot.cjs')
/** The loaders that keep the current step on a save under `npm run dev`: journeys restart, and a slice takes over the state. */
const hotRules = [
  { test: /src[\\/]app[\\/]routes[\\/].+\.ts$/, enforce: 'post', loader: HOT, options: { as: 'journey' } },
  {
    test: /src[\\/]messages[\\/](?:en-US|.+[\\/]words)\.ts$/,
    enforce: 'post',
    loader: HOT,
    options: { as: 'words' },
  },
  { test: /Slice\.ts$/, enforce: 'post', loader: HOT, options: { as: 'slice' } },
]

const configure = (env, argv) => {
  const dev = argv.mode === 'development'
  // A build that the sandbox serves under the app's own policy: no eval, and styles by script.
  const served = dev && Boolean(env?.workbench)
  const hot = dev && Boolean(env?.hot)
  const main = path.join(root, 'src/boot/main.ts')
  return {
    mode: dev ? 'development' : 'production',
    devtool: served ? 'inline-source-map' : dev ? 'eval-source-map' : false,
    target: ['web', 'es2022'],
    entry: { main: dev ? [path.join(root, 'scripts/dev/workbench.ts'), main] : main },
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/signin/',
      filename: dev ? '[name].js' : '[name].[contenthash].js',
      // Chunks have numbers: the first load would hold a copy of each name. A string: for a function, webpack writes each whole name into the first load.
      chunkFilename: dev ? '[name].js' : '[id].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      hashFunction: 'xxhash64',
      // The first load holds the hash of each lazy chunk, so a hash is short.
      hashDigestLength: HASH_LENGTH,
      clean: true,
      // As long as a page's read may take (calls/time-limits): a chunk that hangs counts as failed.
      chunkLoadTimeout: 30_000,
      // Lazy chunks are script elements; under Trusted Types their address must come from a policy.
      trustedTypes: { policyName: 'webpack' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        src: path.join(root, 'src'),
        // Checks that the app and the deployment share.
        deploy: path.join(root, 'deploy'),
        // The module that names its parts one by one: the build leaves out the parts that nothing reaches.
        stylis$: path.join(root, 'node_modules/stylis/index.js'),
        // The same modules, compiled for newer browsers.
        'libphonenumber-js/core$': 'libphonenumber-js/core/es6',
        // In development, each effect knows the line that created it (decision 0180).
        ...(dev && {
          'redux-saga/effects$': path.join(root, 'packages/saga-workbench/src/page/placedEffects.ts'),
        }),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc(dev, hot) },
        ...(hot ? hotRules : []),
        // A style sheet of a lazy chunk is linked by its component: webpack's own loader for it would weigh on the first load.
        { test: /\.css$/, resourceQuery: /url/, type: 'asset/resource' },
        { test: /\.css$/, resourceQuery: /text/, type: 'asset/source' },
        {
          test: /\.css$/,
          resourceQuery: { not: [/url|text/] },
          use: [MiniCssExtractPlugin.loader, 'css-loader'],
        },
        { test: /\.svg$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      leaveOut,
      // This comment makes V8 compile the whole first load while it downloads, off the main thread.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        test: /^(main|view)\..*\.js$/,
        raw: true,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
        // True if every language has every text (scripts/build), so that no text falls back to English.
        'process.env.TRANSLATED': JSON.stringify(env?.translated ? 'yes' : ''),
        ...(!dev && NO_DEVELOPER_TOOLS),
        ...(served && { SC_DISABLE_SPEEDY: 'false' }),
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(dev ? [] : [lastingNames, chunkFiles, moduleFiles]),
      new HtmlWebpackPlugin({
        template: path.join(root, 'src/boot/index.html'),
        favicon: path.join(root, 'src/boot/favicon.svg'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
    optimization: {
      runtimeChunk: false,
      // The shortest names, all over the first load; a release may rename what it has not changed.
      // A worker needs a webpackChunkName: the order of unnamed ones depends on the folder of the build.
      chunkIds: dev ? 'named' : 'size',
      moduleIds: dev ? 'named' : 'size',
      mangleExports: 'size',
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      hot: true,
      historyApiFallback: {
        index: '/signin/index.html',
        rewrites: [{ from: /^\/signin/, to: '/signin/index.html' }],
      },
      client: { overlay: { runtimeErrors: false } },
    },
  }
}

/** The inline scripts of the page: small files, which the build puts into the HTML. */
export const early = () => {
  const { mode, target, resolve, module, optimization } = configure({}, { mode: 'production' })
  return {
    mode,
    target,
    resolve,
    module,
    optimization,
    entry: {
      early: path.join(root, 'src/boot/inline/index.ts'),
      head: path.join(root, 'src/boot/inline/head.ts'),
    },
    output: { path: path.join(root, '.cache/early'), filename: '[name].js' },
    plugins: [moduleFiles],
    devtool: false,
    stats: 'errors-warnings',
  }
}

/** The first step for Node. */
export const prerender = () => {
  const { mode, resolve, module } = configure({}, { mode: 'production' })
  return {
    mode,
    target: 'node20',
    resolve,
    module,
    entry: { prerender: path.join(root, 'src/boot/prerender.tsx') },
    output: {
      path: path.join(root, '.cache/prerender'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
    plugins: [new MiniCssExtractPlugin(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    devtool: false,
    stats: 'errors-warnings',
  }
}

export default configure
