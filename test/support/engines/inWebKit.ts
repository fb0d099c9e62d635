process.env.ENGINE = 'webkit'
