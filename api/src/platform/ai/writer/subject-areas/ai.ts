import type { SubjectArea } from '../subject-area';

export const ai: SubjectArea = {
  motif: 'ai',
  name: 'artificial intelligence',
  words: 'ai, artificial intelligence, machine learning, ai-machine-learning, ml',
  tools:
    'Python, Jupyter, NumPy, pandas, scikit-learn, PyTorch, Hugging Face, Matplotlib, Weights & Biases, FastAPI, Docker, Git, VS Code, Google Colab',
  roles:
    'Machine Learning Engineer, AI Engineer, Data Scientist, MLOps Engineer, Applied Scientist, AI Product Manager, Research Engineer, Prompt Engineer',
  audience:
    'Developers adding AI to a product, Data analysts who want to predict, Engineers moving into machine learning, Product managers of AI features, Researchers who need to ship, Final-year students of engineering, Founders testing an idea',
  skills:
    'Python programming, Data cleaning, Feature design, Model evaluation, Experiment tracking, Statistics, Linear algebra, Error analysis, Responsible AI, Model deployment, Reading papers, Communicating uncertainty',
  needs: {
    beginner:
      'School mathematics, Any programming experience however small, A laptop with a browser, Curiosity about data',
    other:
      'Python functions and classes, Basic statistics, Vectors and matrices, pandas at the level of a small project, A Google account for Colab',
  },
  bonus:
    'Reading a research paper, Labelling data without losing your mind, Fairness checks on a real model, What a model costs per thousand requests, Turning a notebook into a package, Preparing for machine learning interviews',
  projects:
    'A prediction service with monitoring behind it, An error analysis that changes what gets built next, A demo that a customer can try in a browser, A model card that a non-expert understands',
  labs: 'A first version of {it} in a notebook, A better version of {it} than the baseline with reasons, The ten worst errors of {it} and three repairs, A small service around {it} with {tool}',
  angles:
    'Data for {it}, Measuring {it}, Typical failures of {it}, {it} in production, Fairness and {it}, The mathematics behind {it}',
  modules: [
    'Python for machine learning: Notebooks, NumPy arrays, pandas frames, Plotting, Environments',
    'Evaluation: Train and test splits, Cross-validation, Metrics that matter, Baselines, Error analysis',
    'Responsible AI: Bias, Privacy, Consent, Explaining a decision, Human oversight',
    'From notebook to service: Packaging, FastAPI, Docker, Monitoring, Costs',
  ],
  subtopics: [
    {
      name: 'generative AI',
      words:
        'generative, genai, gen ai, llm, llms, large language, prompt, prompts, chatgpt, rag, retrieval, agents, agentic, langchain, gpt, copilot',
      tools:
        'Python, OpenAI-compatible APIs, LangChain, LlamaIndex, Hugging Face Transformers, Ollama, pgvector, Chroma, Ragas, Streamlit',
      roles: 'Generative AI Developer, LLM Application Engineer',
      goals:
        'Write prompts that keep working, Ground answers in your own documents, Measure the quality of generated text, Build an agent that knows its limits, Keep costs and data under control',
      projects:
        'An assistant that answers from a company handbook and cites it, An agent that books and never double-books',
      modules: [
        'How language models work: Tokens, Attention in pictures, Sampling and temperature, Context windows, What models cannot know',
        'Prompting: Instructions, Examples, Structured output, Prompt templates, Versioning prompts',
        'Embeddings and search: Vectors, Chunking, Vector databases, Hybrid search, Re-ranking',
        'Retrieval-augmented generation: Indexing, Retrieval, Grounded answers, Citations, Freshness',
        'Tools and agents: Function calling, Planning, Memory, Guard rails, Human approval',
        'Evaluation of generated text: Test sets, Judges, Hallucination checks, Regression tests, User feedback',
        'Fine-tuning: When not to, Data sets, LoRA, Quantisation, Comparing with prompts',
        'Shipping an assistant: Streaming, Caching, Rate limits, Prompt injection, Cost per answer',
      ],
    },
    {
      name: 'machine learning',
      words: 'machine learning, supervised, unsupervised, scikit, regression, classification, predictive, xgboost',
      tools: 'Python, scikit-learn, pandas, NumPy, XGBoost, LightGBM, Matplotlib, SHAP, MLflow, Jupyter',
      goals:
        'Frame a business question as a prediction, Prepare data without leaking the answer, Train and compare honest models, Explain a prediction to whom it concerns, Know when a simple rule is better',
      projects: 'A churn model that a sales team acts on, A price estimator with honest intervals',
      modules: [
        'Framing the problem: Targets, Baselines, Costs of errors, Data inventory, Success measures',
        'Preparing data: Missing values, Categories, Scaling, Leakage, Pipelines',
        'Linear models: Regression, Regularisation, Logistic regression, Coefficients, Residuals',
        'Trees and ensembles: Decision trees, Random forests, Gradient boosting, Tuning, Feature importance',
        'Unsupervised learning: Clustering, Principal components, Anomalies, Nearest neighbours, Segments',
        'Model selection: Cross-validation, Metrics, Thresholds, Calibration, Imbalanced classes',
        'Explaining models: SHAP values, Partial dependence, Counterfactuals, Model cards, Limits',
        'Time series: Trends and seasons, Lag features, Backtesting, Forecast intervals, Drift',
      ],
    },
    {
      name: 'deep learning',
      words:
        'deep learning, neural, pytorch, tensorflow, keras, cnn, computer vision, vision, nlp, transformers, image',
      tools: 'Python, PyTorch, torchvision, TensorBoard, Hugging Face, timm, Albumentations, CUDA, ONNX, Lightning',
      roles: 'Deep Learning Engineer, Computer Vision Engineer',
      goals:
        'Build and train a network from its parts, See why training fails and correct it, Reuse a large model for a small data set, Handle images and text, Export a model that runs elsewhere',
      projects: 'A defect detector for a production line, A classifier of support mails in two languages',
      modules: [
        'Networks from scratch: Neurons, Loss, Backpropagation, Optimisers, A network in fifty lines',
        'Training that works: Learning rates, Batches, Regularisation, Augmentation, Reading loss curves',
        'Convolutions: Filters, Pooling, Residual networks, Transfer learning, Localisation',
        'Sequences: Embeddings, Recurrent networks, Attention, Transformers, Tokenisation',
        'Vision tasks: Classification, Detection, Segmentation, Annotation, Metrics',
        'Language tasks: Classification, Extraction, Summaries, Fine-tuning, Evaluation',
        'Performance: GPUs, Mixed precision, Profiling, Quantisation, Export',
      ],
    },
    {
      name: 'MLOps',
      words: 'mlops, ml ops, model deployment, mlflow, kubeflow, feature store, model monitoring',
      tools: 'MLflow, DVC, Docker, FastAPI, Kubeflow, Airflow, Evidently, GitHub Actions, Prometheus, Feast',
      roles: 'ML Platform Engineer, Machine Learning Operations Lead',
      goals:
        'Reproduce any model from its commit, Release a model as carefully as code, Notice drift before users do, Retrain without fear, Keep features the same in training and serving',
      projects: 'A pipeline that retrains and releases on its own evidence, A monitored model with a rollback button',
      modules: [
        'Reproducibility: Data versions, Environments, Seeds, Experiment tracking, Model registry',
        'Serving: Batch and online, FastAPI, Queues, Latency, Autoscaling',
        'Pipelines: Steps and artefacts, Orchestration, Caching, Triggers, Backfills',
        'Testing models: Data checks, Unit tests, Behavioural tests, Shadow releases, Canaries',
        'Monitoring: Drift, Data quality, Ground truth delay, Alerts, Dashboards',
        'Feature stores: Offline and online, Point-in-time joins, Ownership, Reuse, Costs',
        'Governance: Lineage, Approvals, Model cards, Access, Retirement',
      ],
    },
    {
      name: 'the mathematics of machine learning',
      words: 'mathematics, maths, math, linear algebra, calculus, probability, statistics for',
      tools: 'Python, NumPy, SymPy, Jupyter, Desmos, GeoGebra, Matplotlib, SciPy, Manim, LaTeX',
      goals:
        'Picture vectors and matrices as moves in space, Take derivatives that matter for training, Reason with probability, Read the formulas in a paper, Check mathematics with ten lines of code',
      projects: 'Gradient descent written and drawn from scratch, A notebook that explains one paper to a friend',
      modules: [
        'Vectors: Length and angle, Dot products, Projections, Norms, Similarity',
        'Matrices: Transformations, Rank, Inverses, Eigenvectors, Singular values',
        'Derivatives: Slopes, Chain rule, Gradients, Jacobians, Gradient descent',
        'Probability: Events, Conditional probability, Bayes, Distributions, Expectation',
        'Statistics: Estimates, Confidence, Tests, Likelihood, Regression',
        'Optimisation: Convexity, Constraints, Momentum, Stochastic gradients, Regularisation',
        'Information: Entropy, Cross-entropy, Divergence, Compression, Decision trees',
      ],
    },
  ],
};
